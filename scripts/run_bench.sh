#!/usr/bin/env bash
# This machine's figures: our own, then the other engines' on the same work.
set -euo pipefail
cd "$(dirname "$0")/.."

.venv/bin/rebelote bench "$@"
for script in bench/*.py; do
    [ -f "$script" ] || continue
    .venv/bin/python "$script" "$@"
done
