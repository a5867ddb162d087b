#!/usr/bin/env bash
# Measures us beside others in the same run and writes docs/benchmarks.md with its pictures. Peers are
# installed from their registries into a folder that goes away afterwards.
#
# Environment: SECONDS_EACH (3) for each figure; WHEEL, a built package to be measured.
set -euo pipefail
cd "$(dirname "$0")/.."

SECONDS_EACH=${SECONDS_EACH:-3}

say() { printf '%s\n' "$*" >&2; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

say "Building …"
[ -n "${WHEEL:-}" ] || { scripts/wheel.sh "$work/wheel" >&2 && WHEEL=$(echo "$work"/wheel/*.whl); }
scripts/venv.sh "$work/venv" benches/peers/python/requirements.txt
"$work/venv/bin/python" -m pip install --quiet --disable-pip-version-check --no-deps "$WHEEL"
cp -r benches/peers/labora "$work/labora"
(cd "$work/labora" && npm ci --no-audit --no-fund --silent &&
    npx esbuild play.js --bundle --platform=node --format=esm --outfile=play.mjs --log-level=warning)

say "hathora-et-labora-game, $SECONDS_EACH s …"
node "$work/labora/play.mjs" "$SECONDS_EACH" >"$work/peer.json"
"$work/venv/bin/python" -W ignore benches/peers/python/measure.py --seconds "$SECONDS_EACH" >"$work/figures.json"
python3 benches/peers/report.py "$work/figures.json" "$work/peer.json" docs
say "docs/benchmarks.md is written."
