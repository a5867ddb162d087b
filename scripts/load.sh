#!/bin/sh
# Puts load on the table server, with each game, and for comparison on boardgame.io in the same run,
# one after the other on this machine, and prints a table.
#
# Environment: GAMES (all), CLIENTS (100), SECONDS_EACH (10), SHAPE (empty for two clients at a
# table, --hot-seat for one), OPEN_TABLES (100 1000 10000; empty to leave that part out),
# LIVE_TABLES (1000; empty to leave that part out), POSTGRES=no to leave PostgreSQL out.
set -eu
cd "$(dirname "$0")/.."

CLIENTS=${CLIENTS:-100}
SECONDS_EACH=${SECONDS_EACH:-10}
SHAPE=${SHAPE:-}
OPEN_TABLES=${OPEN_TABLES-100 1000 10000}
LIVE_TABLES=${LIVE_TABLES-1000}
POSTGRES=${POSTGRES:-yes}

say() { printf '%s\n' "$*" >&2; }

say "Building …"
cargo build --release --quiet -p quadrivium -p quadrivium-load
(cd crates/load/peer && npm ci --ignore-scripts --no-audit --no-fund --silent)

bin=${CARGO_TARGET_DIR:-target}/release/quadrivium-load
names='JSON.parse(require("fs").readFileSync(0)).map((listed) => listed.game).join(" ")'
GAMES=${GAMES:-$("${bin%-load}" games --json | node -p "$names")}
work=$(mktemp -d)
stop_postgres=:
cleanup() {
    $stop_postgres
    rm -rf "$work"
}
trap cleanup EXIT
trap 'exit 1' INT TERM

as_postgres() {
    # PostgreSQL does not run as root.
    if [ "$(id -u)" = 0 ]; then
        setpriv --reuid=postgres --regid=postgres --init-groups "$@"
    else
        "$@"
    fi
}

stop_cluster() { as_postgres "$pg_bin/pg_ctl" -D "$work/pg/data" -m fast stop >/dev/null; }

# A PostgreSQL of its own with its usual settings: a commit is on the disk before it is told.
start_postgres() {
    pg_bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -1)
    if [ -z "$pg_bin" ]; then
        say "PostgreSQL is not installed (package postgresql): left out."
        return 1
    fi
    mkdir "$work/pg"
    chmod 755 "$work"
    [ "$(id -u)" != 0 ] || chown postgres "$work/pg"
    as_postgres "$pg_bin/initdb" -D "$work/pg/data" -A trust -U postgres --no-locale -E UTF8 >/dev/null
    pg_port=$(node -e "const s=require('net').createServer().listen(0,'127.0.0.1',()=>{console.log(s.address().port);s.close()})")
    as_postgres "$pg_bin/pg_ctl" -D "$work/pg/data" -w -l "$work/pg/log" -o \
        "-p $pg_port -c listen_addresses=127.0.0.1 -c unix_socket_directories=$work/pg" start >/dev/null
    stop_postgres=stop_cluster
}

# A fresh database for each run, so that none finds the tables of another.
database() {
    as_postgres "$pg_bin/createdb" -h 127.0.0.1 -p "$pg_port" -U postgres "$1"
    echo "postgres://postgres@127.0.0.1:$pg_port/$1"
}

databases=1
if [ "$POSTGRES" = yes ] && start_postgres; then
    databases=2
fi
words() { echo $#; }
# shellcheck disable=SC2086
total=$((1 + databases * $(words $GAMES $OPEN_TABLES) + $(words $LIVE_TABLES)))
run=0
begin() {
    run=$((run + 1))
    say "$run of $total: $* …"
}

common="--clients $CLIENTS --seconds $SECONDS_EACH --json $SHAPE"
ours() {
    begin "Quadrivium $*"
    # shellcheck disable=SC2086
    "$bin" $common "$@" >>"$work/results"
}

both() {
    ours "$@"
    [ "$databases" = 1 ] || ours "$@" --database "$(database "run_$run")"
}

begin boardgame.io
# shellcheck disable=SC2086
node crates/load/peer/load.js $common >>"$work/results"
for game in $GAMES; do
    both --game "$game"
done
if [ -n "$LIVE_TABLES" ]; then
    ours --tables "$LIVE_TABLES"
fi
for open in $OPEN_TABLES; do
    both --open-tables "$open"
done
node crates/load/peer/table.js <"$work/results"
