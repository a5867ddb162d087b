#!/usr/bin/env python3
"""Fills the database of a site that does not run with many finished games, to see what they cost.

    scripts/many.py DATA TABLES [PEOPLE]

DATA is a data folder with at least one finished game of two people in it. Every new table has the entries of one of
these, other people, and a moment of its own within the last five years; everybody plays as often as everybody else,
but for one of the two people who are there already: they have played 5,000 of the games. All is written as the server
writes it, table by table in the order of their names.
"""

import sqlite3
import sys
import time
from pathlib import Path

LETTERS = "23456789abcdefghijkmnpqrstuvwxyz"
BUSY = 5_000
FIVE_YEARS_MS = 5 * 365 * 86_400_000
STEP = 20_000


def name(number: int, length: int) -> str:
    """A number in the letters of names, in the order of numbers."""
    text = ""
    for _ in range(length):
        number, digit = divmod(number, len(LETTERS))
        text = LETTERS[digit] + text
    return text


def main() -> None:
    folder, tables = Path(sys.argv[1]), int(sys.argv[2])
    people = int(sys.argv[3]) if len(sys.argv) > 3 else 20_000
    site = sqlite3.connect(folder / "quadrivium.db", isolation_level=None)
    for setting in ("synchronous = OFF", "cache_size = -500000", "temp_store = MEMORY"):
        site.execute(f"PRAGMA {setting}")
    ask = site.execute
    templates = ask("SELECT id FROM tables WHERE result IS NOT NULL ORDER BY id").fetchall()
    seats = ask("SELECT guest FROM sitters WHERE table_id = ? ORDER BY guest", templates[0]).fetchall()
    (one,), (other,) = seats
    guests = [name(32 + number, 20) for number in range(people)]
    site.execute("BEGIN")
    site.executemany(
        "INSERT OR IGNORE INTO guests (id, name) VALUES (?, ?)",
        ((guest, f"Guest {number}") for number, guest in enumerate(guests)),
    )
    site.execute("COMMIT")
    ask("CREATE TEMP TABLE made (id TEXT PRIMARY KEY, template TEXT, a TEXT, b TEXT, at INTEGER) WITHOUT ROWID")
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
        site.execute("BEGIN")
        ask("DELETE FROM made")
        site.executemany("INSERT INTO made VALUES (?, ?, ?, ?, ?)", rows)
        swapped = "replace(replace({}, ?1, made.a), ?2, made.b)"
        ask(
            "INSERT INTO tables (id, plan, created, bots, result, public, seeking, rated) SELECT made.id, "
            f"replace({swapped.format('plan')}, made.template, made.id), made.at, bots, {swapped.format('result')}, "
            "public, NULL, rated FROM made JOIN tables ON tables.id = made.template ORDER BY made.id",
            (one, other),
        )
        ask(
            "INSERT INTO batches SELECT made.id, seq, last, made.at + seq * 60000, "
            f"CASE WHEN seq < 4 THEN {swapped.format('body')} ELSE body END "
            "FROM made JOIN batches ON table_id = made.template ORDER BY made.id, seq",
            (one, other),
        )
        for lists in ("sitters", "present"):
            for seat in "ab":
                ask(f"INSERT OR IGNORE INTO {lists} SELECT {seat}, id FROM made")
        site.execute("COMMIT")
        done = first + len(rows)
        print(f"{done} of {tables}, {time.monotonic() - begun:.0f} s", file=sys.stderr)
    ask("PRAGMA wal_checkpoint(TRUNCATE)")


main()
