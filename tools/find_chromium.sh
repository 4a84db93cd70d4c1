#!/usr/bin/env bash
# Says which Chromium the tests of the page use; installs Debian's where there is none.
set -euo pipefail

find_it() {
  for name in "${CHROMIUM:-}" chromium chromium-browser google-chrome; do
    if [ -n "$name" ] && command -v "$name" > /dev/null; then
      echo "The page is tested in $(command -v "$name")."
      return 0
    fi
  done
  return 1
}

find_it && exit 0
echo "There is no Chromium here; trying to install Debian's."
as_root=""
[ "$(id -u)" = 0 ] || as_root="sudo -n"
{ $as_root apt-get update -qq && $as_root apt-get install -y -qq --no-install-recommends chromium; } || true
find_it && exit 0
echo "The tests of the page need Chromium, and it could not be installed. Install it, or name it: make test CHROMIUM=/path/to/chromium" >&2
exit 1
