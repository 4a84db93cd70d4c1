#!/usr/bin/env bash
# The container file and docs/hosting.md, tried in a bare Debian, without a container engine.
#
#   sudo deploy/try.sh [FOLDER]      FOLDER (build/debian) is kept: a second run is quicker
#   TRIUMVIR_COMPILE=off             leaves out compiling, which takes longer than all the rest
#
# Needs root, debootstrap and Debian's, PyPI's and npm's registries. What is tried is the last commit.
# 1. The RUN lines of deploy/Containerfile, in the order of the file, in a Debian with nothing in it.
# 2. The commands of "On a Debian machine" in docs/hosting.md, word by word; there is no systemd in a
#    folder, so the unit is checked and its ExecStart started as its User.
# 3. Without a network from here on: the page over TLS through Caddy, then through nginx, a cookie that
#    is marked secure, /metrics kept inside, doctor, a backup while it runs and its restoration.
set -euo pipefail

source_folder=$(cd "$(dirname "$0")/.." && pwd)
root=$(realpath -m "${1:-$source_folder/build/debian}")
suite=trixie
compile=${TRIUMVIR_COMPILE:-require}

say() { printf '\n== %s\n' "$*"; }

if [ -z "${TRIED_INSIDE:-}" ]; then
  # Mounts and processes of the trial end with it, however it ends.
  TRIED_INSIDE=1 exec unshare --mount --pid --fork --kill-child "$0" "$root"
fi

if [ ! -e "$root/usr/bin/apt-get" ]; then
  say "Debian $suite"
  debootstrap --variant=minbase --include=ca-certificates "$suite" "$root"
fi
mount -t proc proc "$root/proc"
mount --rbind --make-rslave /dev "$root/dev"
# The way to the registries is this machine's own.
cp /etc/resolv.conf /etc/hosts "$root/etc/"
cp /etc/ssl/certs/ca-certificates.crt "$root/etc/ssl/certs/"
for file in /etc/pip.conf "${HOME:-/root}/.npmrc" "${HOME:-/root}/.config/pip/pip.conf"; do
  if [ -e "$file" ]; then install -D "$file" "$root${file/#${HOME:-\/root}//root}"; fi
done

inside() { chroot "$root" /usr/bin/env -i HOME=/root LANG=C.UTF-8 DEBIAN_FRONTEND=noninteractive \
  PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin PIP_CERT=/etc/ssl/certs/ca-certificates.crt \
  NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt TRIUMVIR_COMPILE="$compile" bash -euo pipefail -c "$1"; }

# The image has Python already; here it is Debian's, of the same version.
inside 'command -v python3 > /dev/null || { apt-get update -qq; apt-get install -qq --yes --no-install-recommends python3 python3-venv python3-dev; }
  ln -sf python3 /usr/bin/python; python --version'

for folder in src opt/src; do
  rm -rf "${root:?}/$folder"
  mkdir -p "$root/$folder"
  git -C "$source_folder" archive HEAD | tar -x -C "$root/$folder"
done

say "deploy/Containerfile"
# Each RUN with its continuation lines, up to the second FROM; then those after it.
runs() { awk -v stage="$1" '/^FROM/ { at++ } at == stage && (/^RUN/ || more) { sub(/^RUN /, ""); more = /\\$/;
  sub(/\\$/, ""); printf "%s%s", $0, more ? " " : "\n" }' "$source_folder/deploy/Containerfile"; }
while read -r command; do
  command=${command/TRIUMVIR_COMPILE=require/TRIUMVIR_COMPILE=$compile}
  say "$command"
  inside "cd /src && $command" < /dev/null
done < <(runs 1)
while read -r command; do
  inside "id triumvir > /dev/null 2>&1 || { $command; }" < /dev/null
done < <(runs 2)
inside 'setpriv --reuid triumvir --regid triumvir --clear-groups /opt/triumvir/bin/triumvir --version'
inside 'userdel triumvir; rm -rf /data /opt/triumvir'

say "docs/hosting.md, on a Debian machine"
cat > "$root/usr/local/bin/systemctl" <<'SYSTEMCTL'
#!/bin/bash
# No systemd here: what it would be asked is told.
echo "(systemctl $*)"
SYSTEMCTL
chmod 755 "$root/usr/local/bin/systemctl"
awk '/^## On a Debian machine/ { at = 1 } at && /^```/ { if (open) exit; open = 1; next } open' \
  "$source_folder/docs/hosting.md" > "$root/tmp/steps"
cat "$root/tmp/steps"
# The clone is here already, and what was built for the container need not be built again.
cp -a "$root/src/." "$root/opt/src/"
sed -e 's/^apt install/apt-get install --yes -qq --no-install-recommends/' \
  -e 's#^git clone … /opt/src && ##' "$root/tmp/steps" > "$root/tmp/steps.sh"
inside 'apt-get update -qq; . /tmp/steps.sh'

say "the unit and the samples"
inside 'apt-get install --yes -qq --no-install-recommends nginx curl openssl iproute2 systemd > /dev/null
  systemd-analyze verify /etc/systemd/system/triumvir.service
  caddy validate --adapter caddyfile --config /etc/caddy/Caddyfile 2> /dev/null
  mkdir -p /etc/letsencrypt/live/play.example.org
  openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=play.example.org 2> /dev/null \
    -keyout /etc/letsencrypt/live/play.example.org/privkey.pem -out /etc/letsencrypt/live/play.example.org/fullchain.pem
  rm -f /etc/nginx/sites-enabled/default
  cp /opt/src/deploy/nginx.conf /etc/nginx/sites-enabled/triumvir
  nginx -t'

say "it runs"
cat > "$root/tmp/running.sh" <<'RUNNING'
set -euo pipefail
ip link set lo up
start=$(sed -n 's/^ExecStart=//p' /etc/systemd/system/triumvir.service)
install -d -m 700 -o triumvir -g triumvir /var/lib/triumvir
setpriv --reuid triumvir --regid triumvir --clear-groups $start &
for _ in $(seq 300); do curl -sf http://127.0.0.1:8000/readyz && break; sleep 0.2; done
curl -sf http://127.0.0.1:8000/readyz

# (grep reads to the end: with -q it would end before curl, which then fails.)
page() {
  local site=https://play.example.org
  local ask=(curl -sk --resolve play.example.org:443:127.0.0.1)
  for _ in $(seq 50); do "${ask[@]}" -o /dev/null "$site/" && break; sleep 0.2; done
  "${ask[@]}" -f "$site/" | grep '<title>' > /dev/null
  "${ask[@]}" -D - -o /dev/null -X POST -d '{"name": "Anna"}' "$site/api/v1/guests" | grep -i '^set-cookie: .*secure' > /dev/null
  [ "$("${ask[@]}" -o /dev/null -w '%{http_code}' "$site/metrics")" = 404 ]
  # A socket is passed on: without a cookie it is declined by the server itself, not by the proxy.
  "${ask[@]}" --http1.1 -H 'Connection: Upgrade' -H 'Upgrade: websocket' -H 'Sec-WebSocket-Version: 13' \
    -H 'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==' "$site/api/v1/socket" | grep no-cookie > /dev/null
  echo "$1: page, secure cookie, no metrics, sockets"
}

# There is nobody here to sign a certificate: Caddy signs its own.
{ printf '{\n\tlocal_certs\n\tskip_install_trust\n}\n'; cat /etc/caddy/Caddyfile; } > /tmp/Caddyfile
XDG_DATA_HOME=/tmp/caddy caddy run --adapter caddyfile --config /tmp/Caddyfile > /tmp/caddy.log 2>&1 &
caddy=$!
page Caddy
kill $caddy; wait $caddy || true
nginx
page nginx

cd /tmp
as_host=(setpriv --reuid triumvir --regid triumvir --clear-groups /opt/triumvir/bin/triumvir)
"${as_host[@]}" doctor --data /var/lib/triumvir --address https://play.example.org
rm -rf /tmp/back && install -d -o triumvir /tmp/back
"${as_host[@]}" backup /tmp/back/today.backup --data /var/lib/triumvir
"${as_host[@]}" restore /tmp/back/today.backup --data /tmp/back/again
"${as_host[@]}" admin guests --data /var/lib/triumvir
RUNNING
unshare --net chroot "$root" /usr/bin/env -i HOME=/root LANG=C.UTF-8 \
  PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin bash /tmp/running.sh
say "all of it works"
