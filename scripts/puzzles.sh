#!/usr/bin/env bash
# Makes the puzzles of a game anew: scripts/puzzles.sh burgundy
# Each line is a seed, how many puzzles come of it, and ways to set the game up, taken in turn.
set -euo pipefail
cd "$(dirname "$0")/.."
game=${1:?which game}

several="players=2,players=3,players=4"
case $game in
burgundy) runs="1 64 $several
2 10 $several
5 28 $several" ;;
orleans) runs="1 39 $several
2 17 $several
5 46 $several" ;;
craftsmen) runs="1 61 $several
2 18 $several
5 22 $several" ;;
labora) runs="1 26 players=1,players=3 length=short,players=1,players=2
2 8 players=1,players=3 length=short,players=1,players=2
3 20 players=1
5 48 players=1,players=3 length=short,players=1,players=2" ;;
*)
    echo "nobody has said how $game is set up for puzzles" >&2
    exit 1
    ;;
esac

cargo build --release -p quadrivium-train
maker=${CARGO_TARGET_DIR:-target}/release/quadrivium-train
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT
while read -r seed count setups; do
    IFS=, read -ra ways <<<"$setups"
    "$maker" puzzles "$game" --seed "$seed" --puzzles "$count" --threads "$(nproc)" \
        "${ways[@]/#/--setup=}" --out "$made/$seed.txt"
done <<<"$runs"
cat "$made"/*.txt >"puzzles/$game.txt"
grep -c '^puzzle ' "puzzles/$game.txt"
