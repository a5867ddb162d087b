/** The log as people read it: stretches of the game, and in them a line for every action. */

import type { Line, Phrase, Seat, Said } from '$lib/api/types';
import { beginsTurn, chipOf, kindOf, seatOf, type Chip, type Span, type Telling } from './kinds';

export interface LogEntry {
  /** Who acted; `*` for what no player decided. */
  by: Line['by'];
  /** The first and the last move of it. */
  from: number;
  move: number;
  /** What is told in words. */
  said: Phrase[];
  /** What came of it, in symbols. */
  chips: Chip[];
  /** Everything in words, for those who hear it. */
  whole: Phrase[];
  events: unknown[];
  icon: string | null;
  /** How long the player thought, in milliseconds. */
  took: number;
}

export interface Heading {
  phrase: Phrase;
  span: Span;
  icon: string | null;
  /** In few letters, for an axis. */
  mark: string | null;
}

export interface Round {
  /** What began; nothing for set-up. */
  heading: Heading | null;
  /** The move with which it began. */
  from: number;
  entries: LogEntry[];
}

class Writer {
  rounds: Round[] = [{ heading: null, from: 0, entries: [] }];
  #open: LogEntry | null = null;
  /** The stretch that an interlude interrupts. */
  #under: Heading | null = null;
  #shared = '';

  constructor(private readonly telling: Telling | undefined) {}

  get #round(): Round {
    return this.rounds.at(-1) as Round;
  }

  write(line: Line, took: number): void {
    const kinds = line.words.map((phrase) => kindOf(this.telling, phrase));
    // What is paid for an action stands before it, and belongs to it and not to the one before.
    const acts = kinds.findIndex((kind, i) => this.#opens(kind, line, i));
    const ends = kinds.findIndex((kind) => kind?.as === 'heading' || kind?.as === 'aside');
    if (line.by !== '*' && acts > 0 && (ends < 0 || acts < ends)) this.#begin(line.by, line);
    const fresh = line.by !== '*' && acts >= 0 ? this.#open : null;
    line.words.forEach((phrase, i) => this.#tell(line, phrase, i, fresh));
    const told = this.#open && this.#open.move === line.number ? this.#open : null;
    if (told && line.by !== '*') told.took += took;
  }

  #opens(kind: ReturnType<typeof kindOf>, line: Line, i: number): boolean {
    if (kind === null) return i === 0;
    if (kind.as !== 'act' || kind.alone) return false;
    const seat = seatOf(line.words[i] as Phrase);
    return seat === undefined || seat === line.by;
  }

  #tell(line: Line, phrase: Said, i: number, fresh: LogEntry | null): void {
    const kind = kindOf(this.telling, phrase) ?? (i === 0 ? { as: 'act' as const } : { as: 'more' as const });
    const seat = seatOf(phrase);
    switch (kind.as) {
      case 'silent':
        if (beginsTurn(phrase)) this.#turn(line);
        return;
      case 'heading':
        this.#head(
          {
            phrase: renamed(phrase, kind.key),
            span: kind.span,
            icon: kind.icon?.(phrase) ?? null,
            mark: kind.mark?.(phrase) ?? null,
          },
          line.number,
        );
        return;
      case 'aside':
        this.#begin('*', line).icon = kind.icon?.(phrase) ?? null;
        break;
      case 'act': {
        const strange = seat !== undefined && seat !== line.by && line.by !== '*';
        if (kind.alone) this.#begin(seat ?? line.by, line);
        else if (!strange && !(fresh && fresh === this.#open && !fresh.said.length)) this.#begin(seat ?? line.by, line);
        break;
      }
      case 'more':
      case 'chips':
        if (kind.as === 'chips' && kind.shared) this.#share(phrase.key, line);
        else if (!this.#open || !this.#belongs(this.#open, line, seat)) this.#begin(seat ?? line.by, line);
    }
    this.#add(phrase, kind, line);
  }

  /** Whether what is told belongs to the line that is open: of the same player, or of everybody. */
  #belongs(open: LogEntry, line: Line, seat: Seat | undefined): boolean {
    return open.move === line.number || open.by === (line.by === '*' ? '*' : seat);
  }

  #share(key: string, line: Line): void {
    if (this.#open?.by === '*' && (this.#shared === key || !this.#shared)) this.#shared = key;
    else {
      this.#begin('*', line);
      this.#shared = key;
    }
  }

  #add(phrase: Said, kind: ReturnType<typeof kindOf>, line: Line): void {
    const entry = this.#open;
    if (!entry) return;
    entry.move = line.number;
    entry.whole.push(phrase);
    const own = entry.by === '*' || entry.by === line.by;
    for (const event of line.events)
      if (!entry.events.includes(event) && (own || isOf(event, entry.by))) entry.events.push(event);
    entry.chips.push(...(phrase.gains ?? []).map((gain) => chipOf(this.telling, gain, entry.by)));
    if (kind?.as !== 'chips') entry.said.push(renamed(phrase, kind?.as === 'act' ? kind.key : undefined));
  }

  #begin(by: Line['by'], line: Line): LogEntry {
    if (!this.#round.heading && by !== '*' && line.by !== '*' && this.telling?.first)
      this.#head({ phrase: this.telling.first, span: 'round', icon: null, mark: '1' }, line.number - 1);
    const entry: LogEntry = {
      by,
      from: line.number,
      move: line.number,
      said: [],
      chips: [],
      whole: [],
      events: [],
      icon: null,
      took: 0,
    };
    this.#open = entry;
    this.#shared = '';
    this.#round.entries.push(entry);
    return entry;
  }

  #head(heading: Heading, from: number): void {
    if (heading.span !== 'interlude') this.#under = heading;
    const last = this.#round;
    const empty = last.entries.length === 0;
    // A stretch in which nothing is told gives way to the one inside it, and leaves it its symbol.
    if (empty) this.rounds.pop();
    const part = empty && last.heading?.span === 'part' ? last.heading : null;
    const { span, icon } = part ?? heading;
    this.rounds.push({ heading: { ...heading, span, icon: heading.icon ?? icon }, from, entries: [] });
    this.#open = null;
  }

  #turn(line: Line): void {
    if (this.#round.heading?.span === 'interlude' && this.#under)
      this.#head({ ...this.#under, icon: null }, line.number);
  }
}

/** Whether an event is about a player. */
function isOf(event: unknown, seat: Seat): boolean {
  return typeof event === 'object' && event !== null && 'seat' in event && event.seat === seat;
}

/** The same, said by another sentence. */
const renamed = (phrase: Phrase, key: string | undefined): Phrase => (key ? { ...phrase, key } : phrase);

/** A log is never changed, only replaced; log, slider and what is played out all read it. */
const read = new WeakMap<readonly Line[], Round[]>();

/** The log, stretch by stretch; the last one may have just begun. */
export function rounds(log: readonly Line[], telling?: Telling): Round[] {
  const known = read.get(log) ?? write(log, telling);
  read.set(log, known);
  return known;
}

function write(log: readonly Line[], telling: Telling | undefined): Round[] {
  const writer = new Writer(telling);
  let before = log[0]?.at ?? 0;
  for (const line of log) {
    writer.write(line, line.at - before);
    before = line.at;
  }
  return writer.rounds.filter((round) => round.heading || round.entries.length);
}

/** What has happened, sentence by sentence. */
export function spoken(lines: readonly Line[]): Phrase[] {
  return lines.flatMap((line) => line.words).filter((phrase) => !beginsTurn(phrase));
}

/** The nearest position before or after this one in which one of these seats decided. */
export function myTurn(log: readonly Line[], seats: readonly Seat[], at: number, step: -1 | 1): number | null {
  const mine = log.filter((line) => seats.includes(line.by)).map((line) => line.number - 1);
  if (step > 0) return mine.find((move) => move > at) ?? null;
  return mine.findLast((move) => move < at) ?? null;
}
