// Made from the Rust code by `make types`: not to be changed by hand.

import type { ServerFrame } from './api';

export type Plan = { id: string } & Record<string, unknown>;
export type Batch = { seq: number; at: number; entries: Array<unknown> };
export type Guest = { id: string; name: string };
export type Review = { at: number; body: string };
export type Shelved = { plan: Plan; ended: unknown };
export type In = { "type": "boot", guest: Guest | null, shelf: Array<Shelved> } | { "type": "guest", guest: Guest | null } | { "type": "load", plan: Plan, batches: Array<Batch>, reviews?: Array<Review> } | { "type": "unread", table: string } | { "type": "news" } & Shelved | { "type": "forget", table: string } | { "type": "removed", table: string } | { "type": "http", n: number, method: string, path: string, body?: string } | { "type": "open", c: number, table: string } | { "type": "frame", c: number, text: string } | { "type": "close", c: number } | { "type": "slow", job: number } | { "type": "thought", job: number, last: boolean, thought: string } | { "type": "failed", job: number } | { "type": "missing", job: number };
export type Out = { "type": "read", tables: Array<string> } | { "type": "fetch", puzzles: string } | { "type": "misheard", reason: string } | { "type": "guest", guest: Guest } | { "type": "create", plan: Plan } | { "type": "store", table: string } & Batch | { "type": "shelve", table: string, ended: unknown } | { "type": "review", table: string, review: Review } | { "type": "remove", table: string } | { "type": "reply", n: number, status: number, body: unknown, file?: string } | { "type": "frame", c: number, frame: ServerFrame } | { "type": "closed", c: number, code: number, reason: string } | { "type": "think", job: number, net: string | null, puzzles?: string, table?: string, question: string } | { "type": "drop", job: number } | { "type": "lacks", job: number };
