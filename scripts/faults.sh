#!/usr/bin/env bash
# Breaks the server and its databases on purpose, looks for what was lost, and writes the figures
# into docs/reliability.md. Ends with 1 if anything was wrong.
#
# Environment: KILLS (1000), FAULTS (200), PARALLEL (4), SEED (1), MINUTES (no limit) for each
# database, DATABASES (sqlite postgres), QUADRIVIUM_BIN (built here unless given), and
# DOCUMENT (docs/reliability.md; empty to leave it as it is), and PROFILE (release, or dev) of what is built.
set -euo pipefail
cd "$(dirname "$0")/.."

target=${CARGO_TARGET_DIR:-target}
profile=${PROFILE:-release}
built=$target/$profile
[ "$profile" != dev ] || built=$target/debug
out=$target/faults
document=${DOCUMENT-docs/reliability.md}

echo "Building …" >&2
[ -n "${QUADRIVIUM_BIN:-}" ] || cargo build --profile "$profile" --quiet -p quadrivium
cargo build --profile "$profile" --quiet -p quadrivium-faults
export QUADRIVIUM_BIN=${QUADRIVIUM_BIN:-$built/quadrivium}
mkdir -p "$out"

wrong=0
figures=()
for database in ${DATABASES:-sqlite postgres}; do
    # Figures of an earlier run are not those of one that could not begin.
    rm -f "$out/$database.md" "$out/$database.json"
    "$built/quadrivium-faults" --database "$database" --kills "${KILLS:-1000}" \
        --faults "${FAULTS:-200}" --parallel "${PARALLEL:-4}" --seed "${SEED:-1}" \
        ${MINUTES:+--minutes "$MINUTES"} \
        --markdown "$out/$database.md" --json "$out/$database.json" || wrong=1
    [ ! -e "$out/$database.md" ] || figures+=("$out/$database.md")
done

if [ -n "$document" ]; then
    # Between the two marks, and nothing else.
    {
        sed '/^<!-- figures -->$/q' "$document"
        for file in "${figures[@]}"; do
            echo
            cat "$file"
        done
        echo
        sed -n '/^<!-- end of figures -->$/,$p' "$document"
    } >"$out/document.md"
    cat "$out/document.md" >"$document"
fi
exit $wrong
