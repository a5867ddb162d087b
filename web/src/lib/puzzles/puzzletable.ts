/**
 * A puzzle as a table knows its server: the position after what was decided is asked for each time, and nothing is kept.
 */

import type { Position, Puzzling, Refusal, Seat, Snapshot } from '$lib/api/types';
import { WrittenTable, type Heard } from '$lib/learn/writtentable';
import type { TableMeans } from '$lib/table.svelte';
import type { Solver } from './solver.svelte';

/** What is asked of the server. */
export interface PuzzleSource {
  /** The puzzle after these decisions, or an earlier position of its game. */
  at(moves: readonly string[], page: boolean, back?: number): Promise<Puzzling>;
  why(moves: readonly string[], seat: Seat, actions: readonly string[]): Promise<readonly (Refusal | null)[]>;
}

export class PuzzleTable extends WrittenTable implements TableMeans {
  /** How many moves the table has told of; nothing before the first look. */
  #told: number | null = null;

  constructor(
    private readonly solver: Solver,
    private readonly source: PuzzleSource,
    /** How many moves lie before the puzzle. */
    private readonly begin: number,
  ) {
    super();
    solver.shownBy({ show: (moves) => void this.#show(moves) });
  }

  protected hear({ type, id, action, then = [], to }: Heard): boolean {
    const { moves } = this.solver;
    switch (type) {
      case 'hello':
        void this.#show(moves, undefined, true);
        return true;
      case 'play':
        if (action === undefined) return false;
        void this.#show([...moves, action, ...then], id);
        return true;
      case 'undo':
        void this.#show(moves.slice(0, Math.max(0, (to ?? this.begin + moves.length - 1) - this.begin)), id);
        return true;
      default:
        return false;
    }
  }

  async position(move: number, page: boolean): Promise<Position> {
    const { snapshot } = await this.source.at(this.solver.moves, page, move);
    const { viewer, turn, view, standings, page: words } = snapshot;
    return { moves: move, viewer, turn, view, standings, ...(words && { page: words }) };
  }

  why(seat: Seat, actions: readonly string[]): Promise<readonly (Refusal | null)[]> {
    return this.source.why(this.solver.moves, seat, actions);
  }

  async #show(moves: readonly string[], id?: number, whole = false): Promise<void> {
    const came = await this.latest(this.source.at(moves, this.page));
    if (!came) return;
    const { snapshot, over } = came;
    const from = whole ? null : this.#parting(moves);
    this.tell(this.#offered(snapshot, over), from, id);
    this.#told = snapshot.moves;
    this.solver.moved(moves, over);
  }

  /** After how many moves what is on the table and what comes part: what lies before need not be told again. */
  #parting(moves: readonly string[]): number | null {
    if (this.#told === null) return null;
    const now = this.solver.moves;
    const same = now.every((action, at) => action === moves[at]);
    // Another way to go on is told anew, from before the table's own.
    return same ? this.#told : null;
  }

  #offered(snapshot: Snapshot, over: boolean): Snapshot {
    const open = !over && !this.solver.verdict;
    const own = snapshot.moves - this.begin;
    return {
      ...snapshot,
      kind: 'game',
      seats: snapshot.seats.map((seat) => ({ ...seat, online: true })),
      choices: open ? snapshot.choices : [],
      bundles: open ? (snapshot.bundles ?? []) : [],
      undo: {
        to: open && own > 0 ? snapshot.moves - 1 : null,
        turn_start: open && own > 1 ? this.begin : null,
        redo: null,
        free: true,
        own: open ? (snapshot.undo.own ?? []).filter(({ to }) => to >= this.begin) : [],
        request: null,
      },
    };
  }
}
