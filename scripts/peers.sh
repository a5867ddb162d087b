#!/usr/bin/env bash
# Measures us beside others in the same run and writes docs/benchmarks.md with its pictures. Peers are
# installed from their registries into a folder that goes away afterwards.
#
# Environment: SECONDS_EACH (3) for each figure; WHEEL, a built package to be measured; SERVER and LOAD,
# the built programs quadrivium and quadrivium-load; VENV, a virtual environment to be used again.
set -euo pipefail
cd "$(dirname "$0")/.."

SECONDS_EACH=${SECONDS_EACH:-3}

say() { printf '%s\n' "$*" >&2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

say "Building …"
[ -n "${WHEEL:-}" ] || { scripts/wheel.sh "$work/wheel" >&2 && WHEEL=$(echo "$work"/wheel/*.whl); }
VENV=${VENV:-$work/venv}
scripts/venv.sh "$VENV" benches/peers/python/requirements.txt
"$VENV/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps --force-reinstall "$WHEEL"
[ -n "${SERVER:-}" ] && [ -n "${LOAD:-}" ] || {
    cargo build --release --quiet -p quadrivium -p quadrivium-load
    SERVER=${CARGO_TARGET_DIR:-target}/release/quadrivium
    LOAD=$SERVER-load
}
cp -r crates/load/peer "$work/boardgame"
(cd "$work/boardgame" && npm ci --ignore-scripts --no-audit --no-fund --silent)
cp -r benches/peers/labora "$work/labora"
(cd "$work/labora" && npm ci --no-audit --no-fund --silent &&
    npx esbuild play.js --bundle --platform=node --format=esm --outfile=play.mjs --log-level=warning)

say "hathora-et-labora-game, $SECONDS_EACH s …"
node "$work/labora/play.mjs" "$SECONDS_EACH" >"$work/peer.json"
"$VENV/bin/python" -W ignore benches/peers/python/measure.py --seconds "$SECONDS_EACH" >"$work/figures.json"
# Servers are asked for whole seconds.
served=$(awk -v each="$SECONDS_EACH" 'BEGIN { whole = int(each); print (whole < each || whole < 1) ? whole + 1 : whole }')
table=(--clients 100 --seconds "$served" --json)
say "boardgame.io, $served s …"
node "$work/boardgame/load.js" "${table[@]}" >"$work/servers.json"
say "our server, $served s …"
"$LOAD" --server "$SERVER" --game burgundy "${table[@]}" >>"$work/servers.json"
python3 benches/peers/report.py "$work/figures.json" "$work/peer.json" "$work/servers.json" docs
say "docs/benchmarks.md is written."
