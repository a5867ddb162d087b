#!/usr/bin/env bash
# Everything that can be said about the code without running it. Warnings are errors.
set -euo pipefail
cd "$(dirname "$0")/.."

source scripts/steps.sh

nothing_is_postponed() {
    # A test that does not run and a promise in a comment both rot.
    ! grep -rnE --include='*.rs' '\b(TODO|FIXME|XXX)\b|#\[ignore|\b(todo|unimplemented|dbg)!' \
        crates fuzz/fuzz_targets &&
        ! grep -rnE --include='*.py' '\b(TODO|FIXME|XXX)\b|pytest\.mark\.(skip|xfail)\b' crates/python &&
        ! grep -rnIE '\b(TODO|FIXME|XXX)\b|\b(it|test|describe)\.(skip|only|todo)\b|\bdebugger\b' web/src web/e2e
}

examples_run() {
    # Crates whose documentation has no examples say so, and are not read for any: `doctest = false`.
    local crates
    mapfile -t crates < <(grep -lx 'doctest = false' crates/*/Cargo.toml | xargs dirname)
    ! grep -rnE --include='*.rs' '^[[:space:]]*//[/!].*```' "${crates[@]/%//src}"
}

# Neither takes cargo's lock of the other crates, and both keep one core busy.
page_and_fuzz_targets() {
    step npm --prefix web run check
    step npm --prefix web run lint
    # Without libFuzzer itself the fuzz targets need neither a nightly compiler nor C++. Nobody else builds them: that a crate
    # has come to what they are built of is noticed here.
    step env CARGO_TARGET_DIR=target/fuzz-check \
        cargo clippy --locked --manifest-path fuzz/Cargo.toml --no-default-features -- -D warnings
}

step cargo fmt --all --check
step rustfmt --check --edition 2024 fuzz/fuzz_targets/*.rs
step .venv/bin/taplo fmt --check
step .venv/bin/typos
step .venv/bin/shellcheck --severity=warning scripts/*.sh .ci/run
step .venv/bin/ruff format --check crates/python
step .venv/bin/ruff check --quiet crates/python
step nothing_is_postponed
step examples_run
step python3 scripts/edges.py
aside page page_and_fuzz_targets
step cargo clippy --workspace --all-targets -- -D warnings
# In a browser nobody describes the interface: what only its description needs would be left over there.
step cargo clippy -p quadrivium-local -- -D warnings
step env RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps
await page
