#!/usr/bin/env bash
# The tests run against a real Chromium, PostgreSQL and Redis: install Debian's when they are missing.
set -euo pipefail

missing=()
command -v chromium >/dev/null || missing+=(chromium fonts-dejavu-core)
command -v redis-server >/dev/null || command -v valkey-server >/dev/null || missing+=(redis-server)
compgen -G '/usr/lib/postgresql/*/bin/initdb' >/dev/null || command -v initdb >/dev/null || missing+=(postgresql)
[ ${#missing[@]} -gt 0 ] || exit 0

root=()
if [ "$(id -u)" -ne 0 ]; then
    if command -v sudo >/dev/null && sudo -n true 2>/dev/null; then root=(sudo --non-interactive); else root=(none); fi
fi
if ! command -v apt-get >/dev/null || [ "${root[*]:-}" = none ]; then
    echo "test: these are missing and cannot be installed from here: ${missing[*]}" >&2
    echo "test: on Debian or Ubuntu: sudo apt-get install ${missing[*]}" >&2
    exit 1
fi

echo "test: installing ${missing[*]}"
log=$(mktemp)
apt=("${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get)
if ! { "${apt[@]}" update && "${apt[@]}" install -y --no-install-recommends "${missing[@]}"; } \
    >"$log" 2>&1 </dev/null; then
    tail -n 20 "$log" >&2
    echo "test: apt-get could not install ${missing[*]} (the whole log: $log)" >&2
    exit 1
fi
rm -f "$log"
