#!/usr/bin/env bash
# Says which browsers the tests of the page use, and installs Debian's where there are none: Chromium
# for all of them, Firefox and WebKit for a first turn of every game.
set -euo pipefail

find_chromium() {
  for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome; do
    if [ -n "$name" ] && command -v "$name" > /dev/null; then
      echo "The page is tested in $(command -v "$name")."
      return 0
    fi
  done
  return 1
}
has_firefox() { command -v firefox-esr > /dev/null || command -v firefox > /dev/null; }
has_webkit() { command -v WebKitWebDriver > /dev/null && command -v Xvfb > /dev/null; }

missing=()
find_chromium > /dev/null || missing+=(chromium)
if [ "${ENGINES:-}" != chromium ]; then
  has_firefox || missing+=(firefox-esr)
  has_webkit || missing+=(webkit2gtk-driver xvfb)
fi
if [ ${#missing[@]} -gt 0 ]; then
  echo "Missing for the tests of the page: ${missing[*]}; trying to install Debian's."
  as_root=""
  [ "$(id -u)" = 0 ] || as_root="sudo -n"
  { $as_root apt-get update -qq \
    && DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends "${missing[@]}"; } > /dev/null || true
fi

if ! find_chromium; then
  echo "The tests of the page need Chromium, and it could not be installed. Install it, or name it: make test CHROMIUM=/path/to/chromium" >&2
  exit 1
fi
if [ "${ENGINES:-}" = chromium ]; then
  echo "ENGINES=chromium: Firefox and WebKit are not tested."
elif has_firefox && has_webkit; then
  echo "A first turn of every game is played in Firefox and WebKit, too."
else
  echo "The tests of the page play a first turn in Firefox and in WebKit (WebKitWebDriver, with Xvfb), and they could not be installed. Install them, or leave them out: make test ENGINES=chromium" >&2
  exit 1
fi
