#!/usr/bin/env bash
# Starts the table and opens it in a browser where there is one: play.sh PROGRAM ADDRESS FOLDER
set -euo pipefail

browse() {
    if [ "$(uname)" = Darwin ]; then
        open "$1"
    elif [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] && command -v xdg-open >/dev/null; then
        xdg-open "$1"
    fi
}

"$1" serve --listen "$2" --data "$3" | {
    # Ctrl-C is for the server; what it still says is read to the end.
    trap '' INT
    while read -r line; do
        echo "$line"
        [[ $line =~ http://[^[:space:]]+ ]] && browse "${BASH_REMATCH[0]}" >/dev/null 2>&1 &
    done
}
