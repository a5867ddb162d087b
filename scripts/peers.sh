#!/bin/sh
# Measures the rules of Ora et Labora beside another engine in the same run, and prints the ratio.
#
# Environment: SECONDS_EACH (10) for the other engine, DECISIONS (2000000) for ours.
set -eu
cd "$(dirname "$0")/.."

SECONDS_EACH=${SECONDS_EACH:-10}
DECISIONS=${DECISIONS:-2000000}

say() { printf '%s\n' "$*" >&2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

say "Building …"
cargo build --release --quiet -p quadrivium-labora --example labora_setups
(cd benches/peers/labora && npm ci --no-audit --no-fund --silent &&
    npx esbuild play.js --bundle --platform=node --format=esm --outfile="$work/play.mjs" --log-level=warning)

say "hathora-et-labora-game, $SECONDS_EACH s …"
node "$work/play.mjs" "$SECONDS_EACH" >"$work/peer.json"
say "Quadrivium, all fourteen set-ups, $DECISIONS decisions each …"
"${CARGO_TARGET_DIR:-target}/release/examples/labora_setups" "$DECISIONS" | tee "$work/ours"

ours=$(awk -F '|' '/france, 3, long/ { print $3 + 0 }' "$work/ours")
node -e '
const peer = JSON.parse(require("fs").readFileSync(process.argv[1]));
const ours = Number(process.argv[2]);
const whole = (number) => Math.round(number).toLocaleString("en");
console.log(`\nThree players, France, long, random games:`);
console.log(`  hathora-et-labora-game  ${whole(peer.commands_per_second)} commands/s, put together from ${whole(peer.words_per_second)} words/s`);
console.log(`  Quadrivium              ${whole(ours)} decisions/s`);
console.log(`  a decision against a word: ${whole(ours / peer.words_per_second)} times as fast; against a whole command: ${whole(ours / peer.commands_per_second)}`);
' "$work/peer.json" "$ours"
