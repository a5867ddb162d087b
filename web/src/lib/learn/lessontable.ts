/**
 * A lesson as a table knows its server: it hears what is wanted and tells what came of it. Nothing is played anywhere; the
 * server is asked for another position of the lesson. Whatever is possible there is offered, as long as there is
 * something to do; whether it is meant, the coach says before it is sent.
 */

import type { Phrase, Position, Refusal, Seat, Snapshot } from '$lib/api/types';
import type { TableMeans } from '$lib/table.svelte';
import type { Coach } from './coach.svelte';
import { WrittenTable, type Heard } from './writtentable';

/** What is asked of the server. */
export interface LessonSource {
  at(moves: number, page: boolean): Promise<Snapshot>;
  why(moves: number, seat: Seat, actions: readonly string[]): Promise<readonly (Refusal | null)[]>;
}

export class LessonTable extends WrittenTable implements TableMeans {
  /** Somebody has clicked on something that is not offered; the answer is the coach's. */
  trying = false;

  #known = new Map<string, Promise<Snapshot>>();
  /** After how many moves the lesson is to be shown, whether or not it is yet. */
  #wanted: number | null = null;

  constructor(
    private readonly coach: Coach,
    private readonly source: LessonSource,
  ) {
    super();
    coach.shownBy({ show: (moves) => void this.#show(moves) });
  }

  protected hear(heard: Heard): boolean {
    const { moves, step } = this.coach;
    switch (heard.type) {
      case 'hello':
        void this.#show(this.#wanted ?? step.at, undefined, true);
        return true;
      case 'play':
        void this.#show(moves + 1 + (heard.then?.length ?? 0), heard.id);
        return true;
      case 'undo':
        void this.#show(Math.max(step.at, heard.to ?? moves - 1), heard.id);
        return true;
      case 'redo':
        void this.#show(moves + 1, heard.id);
        return true;
      default:
        return false;
    }
  }

  async position(moves: number, page: boolean): Promise<Position> {
    const { viewer, turn, view, standings, page: words } = await this.#at(moves, page);
    return { moves, viewer, turn, view, standings, ...(words && { page: words }) };
  }

  async why(seat: Seat, actions: readonly string[]): Promise<readonly (Refusal | null)[]> {
    const trying = this.trying;
    this.trying = false;
    const refusals = await this.source.why(this.coach.moves, seat, actions);
    if (trying) this.ontried?.(refusals);
    return refusals;
  }

  /** Told what the game says to something that was clicked. */
  ontried: ((refusals: readonly (Refusal | null)[]) => void) | null = null;

  #at(moves: number, page: boolean): Promise<Snapshot> {
    const key = `${moves}/${page}`;
    const known = this.#known.get(key);
    if (known) return known;
    const asked = this.source.at(moves, page);
    this.#known.set(key, asked);
    asked.catch(() => this.#known.delete(key));
    return asked;
  }

  async #show(moves: number, id?: number, whole = false): Promise<void> {
    this.#wanted = moves;
    const snapshot = await this.latest(this.#at(moves, this.page));
    if (!snapshot) return;
    const before = this.coach.moves;
    this.tell(this.#offered(snapshot, moves), whole || before < 0 ? null : before, id);
    this.coach.moved(moves);
    this.#prepare();
  }

  /** What comes next is there when it is wanted. */
  #prepare(): void {
    const { step, steps, index, moves } = this.coach;
    const coming = new Set([Math.min(moves + 1, step.at + step.actions.length), steps[index + 1]?.at ?? moves]);
    for (const near of coming) this.#at(near, this.page).catch(() => undefined);
  }

  /** The table with what may be done in this step, and with nothing where there is only something to read. */
  #offered(snapshot: Snapshot, moves: number): Snapshot {
    const left = this.coach.leftAt(moves);
    const { step } = this.coach;
    return {
      ...snapshot,
      // Nothing here is tried out beside a game: it is the game that is taught.
      kind: 'game',
      seats: snapshot.seats.map((seat) => ({ ...seat, online: true })),
      prompt: this.coach.finished ? FINISHED : this.coach.asks ? snapshot.prompt : READ,
      choices: left.length ? snapshot.choices : [],
      bundles: left.length ? (snapshot.bundles ?? []) : [],
      undo: {
        to: moves > step.at ? moves - 1 : null,
        turn_start: null,
        redo: left.length ? moves + 1 : null,
        free: true,
        own: snapshot.undo.own ?? [],
        request: null,
      },
    };
  }
}

const FINISHED: Phrase = { key: 'learn-finished' };
/** Nobody is asked anything where there is only something to read. */
const READ: Phrase = { key: 'learn-read' };
