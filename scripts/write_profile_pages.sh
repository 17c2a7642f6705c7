#!/bin/sh
# Writes docs/profiles/<id>.md from the profiles: run it after a change to one or to its words.
set -eu
cd "$(dirname "$0")/.."
mkdir -p docs/profiles
for file in src/rebelote/rules/profiles/*.toml; do
    id=$(basename "$file" .toml)
    .venv/bin/rebelote profiles show "$id" --markdown --lang en >"docs/profiles/$id.md"
done
