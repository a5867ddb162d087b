#!/usr/bin/env bash
# Lets a game play itself, trains a network on that and plays matches with it, at a small scale:
# train.sh GAME SECONDS. What comes of it lies in target/learn; the shipped networks had 16 cores
# and a graphics card, as docs/strength.md says.
set -euo pipefail
cd "$(dirname "$0")/.."
GAME=$1
SECONDS_OF_PLAY=$2
WORK=target/learn/$GAME

[ -n "${PYTHON:-}" ] || scripts/venv.sh target/learn/venv crates/train/requirements.txt
cargo build --release -p quadrivium-train
rm -rf "$WORK" && mkdir -p "$WORK"
"${PYTHON:-target/learn/venv/bin/python}" crates/train/learn.py "$GAME" \
    --program "${CARGO_TARGET_DIR:-target}/release/quadrivium-train" --work "$WORK" --out "$WORK/$GAME.net" \
    --generations 1 --first-seconds "$((SECONDS_OF_PLAY / 3))" --seconds "$SECONDS_OF_PLAY" \
    --simulations 16 --quick 4 --match 48
echo "The networks are $WORK/$GAME.net0 and $WORK/$GAME.net1."
