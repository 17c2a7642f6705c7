#!/usr/bin/env bash
# This machine's figures: the command's own, then each script of bench/, with the other engines beside.
set -euo pipefail
cd "$(dirname "$0")/.."

if [ -f src/rebelote/cli/bench.py ]; then
    .venv/bin/rebelote bench "$@"
fi
for script in bench/*.py; do
    [ -f "$script" ] || continue
    echo "== $script"
    .venv/bin/python "$script"
done
