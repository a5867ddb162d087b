# shellcheck shell=bash
# For scripts of many steps, which read this with `source`. Whatever fails ends the run.
#   step COMMAND…      runs one step, and says which.
#   aside NAME COMMAND…  begins something beside the steps that follow: most of them leave a core idle now and then.
#   await NAME         waits for it, and shows all that it said.
# What went wrong aside is told before the next step begins. What is still under way when a run ends, ends with it.

declare -A ASIDE=()
SAID=$(mktemp -d)

step() {
    local name
    for name in "${!ASIDE[@]}"; do
        # Without a process there is nothing to wait for.
        kill -0 "${ASIDE[$name]}" 2>/dev/null || await "$name"
    done
    printf '\n== %s\n' "$*"
    "$@"
}

aside() {
    local name=$1
    shift
    printf '\n== aside: %s\n' "$name"
    # A group of its own, so that whatever it starts can be ended with it.
    set -m
    (ASIDE=() && "$@") </dev/null >"$SAID/$name" 2>&1 &
    set +m
    ASIDE[$name]=$!
}

await() {
    local name=$1 failed=0
    # Its end may have been told already.
    [ -n "${ASIDE[$name]:-}" ] || return 0
    wait "${ASIDE[$name]}" || failed=$?
    unset "ASIDE[$name]"
    printf '\n== aside, ended: %s\n' "$name"
    cat "$SAID/$name"
    return $failed
}

end_of_run() {
    local failed=$? name
    for name in "${!ASIDE[@]}"; do
        kill -- "-${ASIDE[$name]}" 2>/dev/null || true
        wait "${ASIDE[$name]}" 2>/dev/null || true
        # Nobody knows how it would have ended.
        [ $failed != 0 ] || failed=1
        printf '\n== aside, cut off: %s\n' "$name"
        cat "$SAID/$name"
    done
    rm -rf "$SAID"
    exit $failed
}
trap end_of_run EXIT
