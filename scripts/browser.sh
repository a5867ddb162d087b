#!/usr/bin/env bash
# Installs Chromium for the browser tests, whole and without its windows, and fonts with Polish and Cyrillic letters.
set -euo pipefail
cd "$(dirname "$0")/.."

# Whoever has another one names it in CHROMIUM.
[ -z "${CHROMIUM:-}" ] || exit 0
exec scripts/debian.sh "Chromium, for the browser tests," chromium chromium-headless-shell fonts-dejavu-core fonts-noto-core
