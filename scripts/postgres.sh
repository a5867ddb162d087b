#!/bin/sh
# Starts a throw-away PostgreSQL, prints its URL, and stops and removes it when standard input ends.
# Until then a line of input is an order: "stop fast", "stop immediate" or "start"; each is answered
# by a line when it is done. FSYNC=on makes it wait for the disk, for measurements.
set -eu

# Standard output is for the URL, standard input for whoever wants it to end.
"$(dirname "$0")/database.sh" >&2 </dev/null
bin=$(ls -d /usr/lib/postgresql/*/bin | tail -1)

folder=$(mktemp -d)
as=""
if [ "$(id -u)" = 0 ]; then
    # PostgreSQL refuses to run as root.
    chown postgres "$folder"
    as="setpriv --reuid=postgres --regid=postgres --init-groups"
fi
cd "$folder"
$as "$bin/initdb" -D "$folder/data" -A trust -U postgres --no-sync --no-locale -E UTF8 >/dev/null
control() {
    $as "$bin/pg_ctl" -D "$folder/data" -w "$@" >/dev/null </dev/null
}

start() {
    # A socket in its own folder, no port: nothing to collide with.
    control -l "$folder/log" -o "-c listen_addresses= -c unix_socket_directories=$folder \
        -c max_connections=200 -c fsync=${FSYNC:-off}" start
}

start
echo "postgres://postgres@localhost/postgres?host=$folder"
while read -r order mode; do
    case $order in
    stop) control -m "$mode" stop ;;
    start) start ;;
    esac
    echo "done"
done
control -m immediate stop || true # somebody may have stopped it
cd /
rm -rf "$folder"
