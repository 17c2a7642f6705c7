#!/usr/bin/env bash
# All tests, quick to fail: the many small ones, then the long ones, then those with a browser.
# Arguments go to every pytest. A missing service is a failure here, not a skip.
set -euo pipefail
cd "$(dirname "$0")/.."
export REBELOTE_REQUIRE_SERVICES=1
# Each stage has several processes, and many tests start more: they share what one has compiled.
unset PYTHONDONTWRITEBYTECODE
# One more than two cores: much of a test is waiting for a server, a clock or a browser.
WORKERS=${REBELOTE_TEST_WORKERS:-3}

pytest() {
    local status=0
    .venv/bin/python -m pytest "$@" || status=$?
    [ "$status" -eq 5 ] && return 0 # nothing selected by this stage
    return "$status"
}

echo "== unit, properties, conformance, golden, integration"
pytest -n "$WORKERS" --dist loadfile -m "not e2e and not slow" "$@"
echo "== slow"
pytest -n "$WORKERS" --dist loadfile -m "slow and not e2e" "$@"
echo "== browser"
# Each process has a browser and a server of its own, and loads no more than that.
pytest -n "$WORKERS" --dist worksteal -p no:schemathesis -m e2e tests/e2e "$@"
