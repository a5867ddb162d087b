#!/usr/bin/env python3
"""Fills the database of a site that does not run with many finished games, to see what they cost.

    scripts/many.py DATA TABLES [PEOPLE]

DATA is a data folder, or the postgres://… of a database that is reached by psql, with at least one finished game of two
people in it. Every new table has the entries of one of these, other people, and a moment of its own within the last five
years; everybody plays as often as everybody else, but for one of the two people who are there already: they have played
5,000 of the games. All is written as the server writes it, table by table in the order of their names.
"""

import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path

LETTERS = "23456789abcdefghijkmnpqrstuvwxyz"
BUSY = 5_000
FIVE_YEARS_MS = 5 * 365 * 86_400_000
STEP = 20_000

Row = tuple[object, ...]


def name(number: int, length: int) -> str:
    """A number in the letters of names, in the order of numbers."""
    text = ""
    for _ in range(length):
        number, digit = divmod(number, len(LETTERS))
        text = LETTERS[digit] + text
    return text


class Folder:
    """An embedded database."""

    def __init__(self, folder: str) -> None:
        self.site = sqlite3.connect(Path(folder) / "quadrivium.db", isolation_level=None)
        for setting in ("synchronous = OFF", "cache_size = -500000", "temp_store = MEMORY"):
            self.run(f"PRAGMA {setting}")

    def ask(self, question: str) -> list[Row]:
        return self.site.execute(question).fetchall()

    def run(self, statement: str) -> None:
        self.site.execute(statement)

    def fill(self, table: str, rows: Iterable[Row]) -> None:
        rows = list(rows)
        places = ", ".join("?" * len(rows[0]))
        self.site.executemany(f"INSERT INTO {table} VALUES ({places})", rows)

    def close(self) -> None:
        self.run("PRAGMA wal_checkpoint(TRUNCATE)")


class Postgres:
    """A PostgreSQL, spoken to by psql."""

    def __init__(self, url: str) -> None:
        self.psql = ["psql", url, "--no-psqlrc", "--quiet", "--set", "ON_ERROR_STOP=1"]
        self.session = subprocess.Popen(self.psql, stdin=subprocess.PIPE, text=True)
        self.run("SET synchronous_commit = off")

    def ask(self, question: str) -> list[Row]:
        asked = [*self.psql, "--tuples-only", "--no-align", "--command", question]
        lines = subprocess.run(asked, check=True, capture_output=True, text=True).stdout.splitlines()
        return [tuple(line.split("|")) for line in lines]

    def write(self, text: str) -> None:
        assert self.session.stdin is not None
        self.session.stdin.write(text)

    def run(self, statement: str) -> None:
        self.write(f"{statement};\n")

    def fill(self, table: str, rows: Iterable[Row]) -> None:
        self.run(f"COPY {table} FROM STDIN")
        for row in rows:
            self.write("\t".join(map(str, row)) + "\n")
        self.write("\\.\n")

    def close(self) -> None:
        self.run("VACUUM ANALYZE")
        self.session.communicate()
        if self.session.returncode != 0:
            sys.exit("psql has failed")


def main() -> None:
    where, tables = sys.argv[1], int(sys.argv[2])
    people = int(sys.argv[3]) if len(sys.argv) > 3 else 20_000
    site = Postgres(where) if where.startswith("postgres") else Folder(where)
    templates = site.ask("SELECT id FROM tables WHERE result IS NOT NULL ORDER BY id")
    first_table = templates[0][0]
    seats = site.ask(f"SELECT guest FROM sitters WHERE table_id = '{first_table}' ORDER BY guest")
    (one,), (other,) = seats
    guests = [name(32 + number, 20) for number in range(people)]
    site.run("CREATE TEMP TABLE named (id TEXT, name TEXT)")
    site.run("CREATE TEMP TABLE made (id TEXT PRIMARY KEY, template TEXT, a TEXT, b TEXT, at BIGINT)")
    site.run("BEGIN")
    site.fill("named", ((guest, f"Guest {number}") for number, guest in enumerate(guests)))
    site.run("INSERT INTO guests (id, name) SELECT id, name FROM named WHERE true ON CONFLICT DO NOTHING")
    site.run("COMMIT")
    newest = int(time.time() * 1_000)
    stretch = max(1, FIVE_YEARS_MS // tables)
    every = max(1, tables // BUSY)
    begun = time.monotonic()
    for first in range(0, tables, STEP):
        rows = []
        for number in range(first, min(first + STEP, tables)):
            a = one if number % every == 0 else guests[number * 2 % people]
            b = guests[(number * 2 + 1 + number // people) % people]
            if a == b:
                b = other
            at = newest - (tables - number) * stretch
            rows.append((name(32**11 + number * 1_000, 12), templates[number % len(templates)][0], a, b, at))
        site.run("BEGIN")
        site.run("DELETE FROM made")
        site.fill("made", rows)
        swapped = f"replace(replace({{}}, '{one}', made.a), '{other}', made.b)"
        site.run(
            "INSERT INTO tables (id, plan, created, bots, result, public, seeking, rated) SELECT made.id, "
            f"replace({swapped.format('plan')}, made.template, made.id), made.at, bots, {swapped.format('result')}, "
            "public, NULL, rated FROM made JOIN tables ON tables.id = made.template ORDER BY made.id"
        )
        site.run(
            "INSERT INTO batches (table_id, seq, last, at, body) SELECT made.id, seq, last, made.at + seq * 60000, "
            f"CASE WHEN seq < 4 THEN {swapped.format('body')} ELSE body END "
            "FROM made JOIN batches ON table_id = made.template ORDER BY made.id, seq"
        )
        for lists in ("sitters", "present"):
            for seat in "ab":
                site.run(
                    f"INSERT INTO {lists} (guest, table_id) SELECT {seat}, id FROM made WHERE true ON CONFLICT DO NOTHING"
                )
        site.run("COMMIT")
        done = first + len(rows)
        print(f"{done} of {tables}, {time.monotonic() - begun:.0f} s", file=sys.stderr)
    site.close()


main()
