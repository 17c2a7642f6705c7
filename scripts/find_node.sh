#!/bin/sh
# Says what is missing when the web client cannot be built here.
if ! command -v node >/dev/null 2>&1 || ! command -v npm >/dev/null 2>&1; then
    echo "setup: building the web client needs Node.js 20.19 or later with npm, and one of them is missing" >&2
    exit 1
fi
if ! node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'; then
    echo "setup: building the web client needs Node.js 20.19 or later; this is $(node --version)" >&2
    exit 1
fi
