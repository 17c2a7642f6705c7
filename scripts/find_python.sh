#!/bin/sh
# Prints a Python 3.11 or later that can make a virtual environment; PYTHON=... chooses one.
for python in ${PYTHON:-python3 python3.13 python3.12 python3.11}; do
    command -v "$python" >/dev/null 2>&1 || continue
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || continue
    if ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        echo "setup: $python cannot make a virtual environment (on Debian: apt-get install python3-venv)" >&2
        exit 1
    fi
    command -v "$python"
    exit 0
done
echo "setup: Rebelote needs Python 3.11 or later, and none of these is: ${PYTHON:-python3 python3.13 python3.12 python3.11}" >&2
echo "setup: install one, or name it: make setup PYTHON=/path/to/python3" >&2
exit 1
