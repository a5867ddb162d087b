// Made from the Rust code by `make types`: not to be changed by hand.

import type { ServerFrame } from './api';

/** How a table was set up: all that is read of it is what it is called. */
export type Plan = { id: string } & Record<string, unknown>;

/** Several entries that were stored together. */
export type Batch = {
/** The number of the first of them, counted from 1. */
seq: number,
/** When, in milliseconds since 1970. */
at: number,
/** The entries. */
entries: Array<unknown>, };

/** A person. */
export type Guest = {
/** Who. */
id: string,
/** What they are called. */
name: string, };

/** What was found about one decision of a finished game. */
export type Review = {
/** Before which move. */
at: number,
/** What was found. */
body: string, };

/** A table in storage. */
export type Shelved = {
/** The table as it was created. */
plan: Plan,
/** What lists keep of a game that is over. */
ended: unknown, };

/** What happens. */
export type In = { "type": "boot",
/** Nobody who has not yet taken a name, or whose paper cannot be read. */
guest: Guest | null,
/** All tables. */
shelf: Array<Shelved>, } | { "type": "guest",
/** Nobody who has not yet taken a name. */
guest: Guest | null, } | { "type": "load",
/** The table as it was created. */
plan: Plan,
/** Its entries; those that are known already are passed over. */
batches: Array<Batch>,
/** What was found about its game. */
reviews?: Array<Review>, } | { "type": "unread",
/** What it is called there, whatever that is. */
table: string, } | { "type": "news",
/** The table as it was created. */
plan: Plan,
/** What lists keep of a game that is over. */
ended: unknown, } | { "type": "forget",
/** The table. */
table: string, } | { "type": "removed",
/** What it was called. */
table: string, } | { "type": "http",
/** Comes back in the reply. */
n: number,
/** `GET` or `POST`. */
method: string,
/** With its query. */
path: string,
/** The body as text. */
body?: string, } | { "type": "open",
/** The connection. */
c: number,
/** The table. */
table: string, } | { "type": "frame",
/** Over which connection. */
c: number,
/** The frame. */
text: string, } | { "type": "close",
/** Which. */
c: number, } | { "type": "slow",
/** Which. */
job: number, } | { "type": "thought",
/** To which question. */
job: number,
/** Whether there is no more to come. */
last: boolean,
/** A [`Thought`](crate::think::Thought) as JSON. */
thought: string, } | { "type": "failed",
/** Which. */
job: number, } | { "type": "missing",
/** Which question. */
job: number, };

/** What is to be done, in this order: first all that is to be kept, then the rest. */
export type Out = { "type": "read",
/** Which. */
tables: Array<string>, } | { "type": "fetch",
/** Which game. */
puzzles: string, } | { "type": "misheard",
/** Why. */
reason: string, } | { "type": "guest",
/** Who. */
guest: Guest, } | { "type": "create",
/** The table. */
plan: Plan, } | { "type": "store",
/** Of which table. */
table: string,
/** The number of the first of them, counted from 1. */
seq: number,
/** When, in milliseconds since 1970. */
at: number,
/** The entries. */
entries: Array<unknown>, } | { "type": "shelve",
/** At which table. */
table: string,
/** How. */
ended: unknown, } | { "type": "review",
/** At which table. */
table: string,
/** What. */
review: Review, } | { "type": "remove",
/** What it is called in storage. */
table: string, } | { "type": "reply",
/** To which. */
n: number,
/** The status. */
status: number,
/** The body; a text where the server would answer with plain text. */
body: unknown,
/** What the text would be called as a file. */
file?: string, } | { "type": "frame",
/** Over which connection. */
c: number,
/** The frame. */
frame: ServerFrame, } | { "type": "closed",
/** Which. */
c: number,
/** Why, as live connections say it. */
code: number,
/** The same in English. */
reason: string, } | { "type": "think",
/** Comes back with the thoughts. */
job: number,
/** The game whose network it takes. */
net: string | null,
/** The game whose puzzles it takes. */
puzzles?: string,
/** The table whose bot is asked: one tab is enough for that. */
table?: string,
/** A [`Question`](crate::think::Question) as JSON. */
question: string, } | { "type": "drop",
/** The question. */
job: number, } | { "type": "lacks",
/** The question. */
job: number, } | { "type": "stuck",
/** At which table. */
table: string, };
