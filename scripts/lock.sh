#!/usr/bin/env bash
# Writes requirements/*.txt anew from pyproject.toml: every version pinned, every file hashed,
# for every platform and Python from 3.11 on, with no address of any index in it.
# Needs uv (`pip install uv`). Arguments go to uv: `scripts/lock.sh --upgrade`, or
# `scripts/lock.sh --upgrade-package fastapi`.
set -euo pipefail
cd "$(dirname "$0")/.."

uv=$(command -v uv || true)
[ -n "$uv" ] || uv=.venv/bin/uv
[ -x "$uv" ] || { echo "lock: uv is missing; install it with: .venv/bin/pip install uv" >&2; exit 1; }

compile() { # compile OUTPUT ARGUMENTS...
    local output=$1
    shift
    "$uv" pip compile --quiet --universal --python-version 3.11 --generate-hashes \
        --no-header --no-emit-index-url --no-annotate "$@" --output-file "$output" >/dev/null
    echo "lock: $output: $(grep -c '==' "$output") packages"
}

# What somebody who plays needs: the server, the kernel, and what an editable install is built with.
compile requirements/runtime.txt pyproject.toml --extra kernel --group build "$@"
# Everything the tests and the checks need; shared packages have the same version as above.
compile requirements/dev.txt pyproject.toml --all-extras --group dev -c requirements/runtime.txt "$@"
# The other engines that `make bench` measures against.
compile requirements/bench.txt --group bench -c requirements/dev.txt "$@"
