/**
 * What the server says and hears, as JSON. The names are those of the Rust types:
 * `Phrase`, `Page` and their parts stand in `crates/core/src/words.rs`.
 */

/** A seat's letter, from `A` to `E`. */
export type Seat = string;

/** Who took an action: a seat, or `*` for chance. */
export type Actor = Seat | '*';

export type Arg = { number: number } | { text: string } | { phrase: Phrase } | { seat: Seat } | { list: Phrase[] };

/** A message of `locales/` with what is filled into it. */
export interface Phrase {
  key: string;
  args?: Record<string, Arg>;
}

export type Tone = 'plain' | 'strong' | 'quiet' | { seat: Seat } | { hue: string };

export interface Span {
  text: Arg;
  tone: Tone;
}

export interface GridCell {
  text: string;
  tone: Tone;
  label: Phrase;
}

export interface GridRow {
  indent: number;
  cells: GridCell[];
}

export type Block =
  { heading: Span[] } | { line: Span[] } | { table: { head: Span[][]; rows: Span[][][] } } | { grid: GridRow[] };

/** A position in words. */
export interface Page {
  blocks: Block[];
}

export interface Guest {
  id: string;
  name: string;
}

export interface GameOption {
  name: string;
  default: string;
  /** The words it takes; nothing for free text. */
  values: string[] | null;
  /** The form of free text. */
  form: string | null;
}

export interface Game {
  game: string;
  rules: number;
  players: { min: number; max: number; all: number[] };
  options: GameOption[];
}

export interface Games {
  games: Game[];
  /** The levels of bots, weakest first. */
  levels: string[];
}

export type Turn = 'chance' | { players: Seat[] } | 'over';

export interface Clock {
  left_ms: number;
  running: boolean;
  up: boolean;
}

export interface SeatState {
  seat: Seat;
  kind: 'human' | 'bot' | 'open';
  name: string;
  level?: string | null;
  you: boolean;
  online: boolean;
  resigned: boolean;
  /** The path of the invitation, for the owner of the table only. */
  invite?: string | null;
  clock?: Clock | null;
}

/** One thing among several that an offered action does at once. */
export interface Effect {
  /** What it is, where the gains do not say all of it. */
  words?: Phrase;
  /** What the player gains by it, by name; a price is less than nothing. */
  gains: Record<string, number>;
}

/** Something one of my seats may do now. */
export interface Choice {
  seat: Seat;
  action: string;
  words: Phrase;
  heading: Phrase;
  /** What it does at once. */
  effects?: Effect[];
  /** What is decided along with it. */
  then?: string[];
}

/** Several decisions that one of my seats may want to take at once. */
export interface Bundle {
  seat: Seat;
  actions: string[];
  words: Phrase;
}

export interface UndoRequest {
  seat: Seat;
  to: number;
  waiting_for: Seat[];
}

export interface Undo {
  /** The move one step back. */
  to: number | null;
  turn_start: number | null;
  redo: number | null;
  /** Whether nobody has to be asked. */
  free: boolean;
  request: UndoRequest | null;
}

export interface Standing {
  seat: Seat;
  points: number;
  breakdown: Record<string, number>;
  tie_breaks: Record<string, number>;
  rank: number;
}

/** One thing that happened in the line of play, as this viewer may know it. */
export interface Line {
  move: number;
  by: Actor;
  action: string | null;
  words: Phrase[];
  events: unknown[];
  /** Unix time in milliseconds. */
  at: number;
}

export interface ChatLine {
  seq: number;
  at: number;
  name: string;
  seat: Seat | null;
  /** Plain text. */
  text: string;
}

/** What a table is for: a game, a position to try things in, an uploaded record. */
export type TableKind = 'game' | 'sandbox' | 'record';

export type Settings = Record<string, string | number>;

export interface Snapshot {
  id: string;
  kind: TableKind;
  /** The table that it continues or was forked from. */
  parent: string | null;
  game: string;
  rules: number;
  settings: Settings;
  players: number;
  created: number;
  state: 'waiting' | 'running' | 'over';
  /** How many entries are stored; names the state that a request answers. */
  seq: number;
  /** How many moves the line of play has. */
  move: number;
  seats: SeatState[];
  /** Whose knowledge the view is; nothing for the public. */
  viewer: Seat | null;
  turn: Turn;
  prompt: Phrase;
  choices: Choice[];
  /** Best first; left out where the game proposes nothing. */
  bundles?: Bundle[];
  undo: Undo;
  view: unknown;
  page?: Page | null;
  standings: Standing[];
  /** The line of play; empty inside updates. */
  log: Line[];
  /** What was said; empty inside updates. */
  chat: ChatLine[];
  spectators: number;
  /** The server's time. */
  now: number;
}

/** The table after so many moves. */
export interface Position {
  move: number;
  turn: Turn;
  view: unknown;
  standings: Standing[];
  page?: Page | null;
}

export interface SummarySeat {
  seat: Seat;
  kind: SeatState['kind'];
  name: string;
  level?: string | null;
  you: boolean;
  resigned: boolean;
  /** Points and rank of a finished game. */
  points?: number | null;
  rank?: number | null;
}

export interface TableSummary {
  id: string;
  kind: TableKind;
  game: string;
  players: number;
  state: Snapshot['state'];
  move: number;
  created: number;
  updated: number;
  your_turn: boolean;
  /** What becomes of it when I do not want it any more: gone for all, or from my list. */
  removal: 'delete' | 'unlist';
  seats: SummarySeat[];
}

export type NewSeat = { kind: 'you' } | { kind: 'bot'; level: string } | { kind: 'open' };

export interface NewTable {
  game: string;
  settings: Settings;
  seats: NewSeat[];
  clock?: { per_move_s?: number; total_s?: number };
}

/** Why a request was refused. */
export interface Refusal {
  code: string;
  message: string;
  key?: string | null;
  field?: string | null;
  /** Of several actions the first that cannot be taken. */
  action?: string | null;
}

/** A request on the live connection, less its number. */
export type Request =
  /** `then` is what the same seat decides next: all of it is taken, or nothing. */
  | { type: 'play'; seq: number; seat: Seat; action: string; then?: string[] }
  | { type: 'undo'; seq: number; to: number | null; only?: boolean }
  | { type: 'redo'; seq: number }
  | { type: 'answer_undo'; seq: number; yes: boolean }
  | { type: 'resign'; seq: number; seat: Seat }
  | { type: 'claim'; seq: number }
  | { type: 'chat'; text: string };

export type FromServer =
  | { type: 'snapshot'; snapshot: Snapshot }
  | { type: 'update'; lines: Line[]; reset: boolean; chat: ChatLine[]; snapshot: Snapshot }
  | { type: 'done'; id: number; seq: number }
  | { type: 'refused'; id: number | null; error: Refusal }
  | { type: 'deleted' }
  | { type: 'presence'; seats: Record<Seat, boolean>; spectators: number };
