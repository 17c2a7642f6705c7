#!/usr/bin/env bash
# The contests of docs/arena.md, one after the other; hours on one core. What is on file in the
# folder is not played again, so it may be stopped and started.
#
#     bench/bots/contests.sh FOLDER
#
# Needs the other engines (requirements/bench.txt) in the environment, and a C compiler.
set -euo pipefail
cd "$(dirname "$0")/../.."
results=${1:?expected a folder for the journals}
mkdir -p "$results"
export REBELOTE_BOTS=bench/bots

contest() { .venv/bin/rebelote arena "$@" --results "$results" --json; }

for profile in classic contract single-deal decouverte; do
    contest club novice --profile "$profile" --deals 400 --seed 1001
done
contest club novice --profile classic --matches --deals 200 --seed 1002
contest club novice --profile contract --matches --deals 200 --seed 1002
contest club novice --profile single-deal --matches --deals 500 --seed 1002
contest club novice --profile decouverte --matches --deals 60 --seed 1002

contest expert club --profile decouverte --deals 120 --seed 1003
contest expert club --profile decouverte --matches --deals 30 --seed 1004
contest expert club --profile classic --matches --deals 50 --seed 3003
contest expert club --profile contract --matches --deals 50 --seed 3004
contest expert club --profile single-deal --matches --deals 200 --seed 3005

contest expert belote-cli --profile classic --calls club --deals 250 --seed 3002
# this engine thinks by the clock: it gets processor time, so that a busy machine takes none of it
cc -shared -fPIC -O2 -o "$results/cpu_clock.so" bench/bots/cpu_clock.c
LD_PRELOAD="$results/cpu_clock.so" contest expert colver --profile classic --rule undertrump=free \
    --calls club --deals 320 --seed 3001

# the rule that the expert plays by against plain averaging, with fewer worlds
contest expert:worlds=16 expert:worlds=16,tricks=0 --profile classic --calls club \
    --deals 250 --seed 701

cp "$results/README.md" docs/arena.md
