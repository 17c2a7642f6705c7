#!/usr/bin/env bash
# All tests, quick to fail: unit tests, then the wider ones, then those that want the machine to
# themselves. Arguments go to every pytest. A missing service is a failure here, not a skip.
set -euo pipefail
cd "$(dirname "$0")/.."
export REBELOTE_REQUIRE_SERVICES=1

pytest() {
    local status=0
    .venv/bin/python -m pytest "$@" || status=$?
    [ "$status" -eq 5 ] && return 0 # nothing selected by this stage
    return "$status"
}

WORKERS=${REBELOTE_TEST_WORKERS:-2}

echo "== unit, properties, conformance, golden, integration"
pytest -n "$WORKERS" --dist loadfile -m "not e2e and not slow" "$@"
echo "== slow"
pytest -m "slow and not e2e" "$@"
echo "== browser"
# Each process has a browser and a server of its own; much of a test is waiting.
pytest -n "$WORKERS" --dist worksteal -m e2e "$@"
