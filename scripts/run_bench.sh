#!/usr/bin/env bash
# This machine's figures: the command's own (arguments go to it), then each script of bench/, with the
# other engines beside. A script whose tools are missing says so and leaves the others to run.
set -uo pipefail
cd "$(dirname "$0")/.."
trap 'echo "bench: interrupted" >&2; exit 130' INT

failed=()
run() {
    echo "== $1"
    shift
    "$@"
    status=$?
    case $status in
        0) ;;
        130) echo "bench: interrupted" >&2; exit 130 ;;
        *) failed+=("$1 ${2-}") ;;
    esac
}

run "rebelote bench $*" .venv/bin/rebelote bench "$@"
[ "$status" -ne 2 ] || exit 2 # bad arguments
for script in bench/*.py; do
    run "$script" .venv/bin/python "$script"
done
if [ ${#failed[@]} -gt 0 ]; then
    printf 'bench: failed: %s\n' "${failed[@]}" >&2
    exit 1
fi
