/**
 * Who solves a puzzle: what was decided so far, and what is said to it when the turn is made. Anything that is possible
 * can be tried and taken back; the best turn is heard of only after a turn of one's own, or when somebody asks for it.
 */

import type { Refusal, Verdict } from '$lib/api/types';
import type { Leader } from '$lib/learn/types';
import { refusalOf } from '$lib/refusals';

/** Where the positions of the puzzle are shown. */
export interface Showing {
  /** Shows the puzzle after these decisions. */
  show(moves: readonly string[]): void;
}

export type Ask = (moves: readonly string[]) => Promise<Verdict>;

export class Solver implements Leader {
  /** What was decided so far. */
  moves = $state.raw<readonly string[]>([]);
  over = $state(false);
  verdict = $state.raw<Verdict | null>(null);
  problem = $state.raw<Refusal | null>(null);
  judging = $state(false);
  /** How often a turn was made that was not the best. */
  tries = $state(0);

  /** Nothing is meant: that is the puzzle. */
  readonly meant: readonly string[] = [];
  /** Whether the solution is known, so that nothing is left to be found. */
  readonly known = $derived.by(() => this.verdict !== null && this.verdict.answered !== 'worse');
  readonly solved = $derived.by(() => this.verdict?.answered === 'solved' || this.verdict?.answered === 'equal');
  /** Whether the solution is on the table instead of one's own turn. */
  showing = $state(false);

  #showing: Showing | null = null;

  constructor(
    private readonly ask: Ask,
    private readonly onsolved: () => void = () => undefined,
  ) {}

  shownBy(showing: Showing): void {
    this.#showing = showing;
  }

  takes(): boolean {
    return !this.over && !this.judging && this.verdict === null;
  }

  /** The table has come so far; a whole turn is judged. */
  moved(moves: readonly string[], over: boolean): void {
    [this.moves, this.over] = [moves, over];
    if (over && this.verdict === null) void this.#judge(moves);
  }

  async #judge(moves: readonly string[]): Promise<void> {
    if (this.judging) return;
    [this.judging, this.problem] = [true, null];
    try {
      const verdict = await this.ask(moves);
      this.verdict = verdict;
      if (verdict.answered === 'worse') this.tries += 1;
      if (this.solved) this.onsolved();
    } catch (error) {
      this.problem = refusalOf(error);
    } finally {
      this.judging = false;
    }
  }

  /** Begins anew. */
  again(): void {
    [this.verdict, this.problem, this.showing, this.over] = [null, null, false, false];
    this.#showing?.show([]);
  }

  /** Asks once more what the turn is worth, where nobody answered. */
  retry(): void {
    if (this.over) void this.#judge(this.moves);
    else void this.show();
  }

  /** Shows the best turn. */
  async show(): Promise<void> {
    if (this.judging) return;
    if (this.verdict === null) await this.#judge([]);
    if (this.verdict === null) return;
    this.showing = true;
    this.#showing?.show(this.verdict.solution.actions);
  }

  close(): void {
    this.#showing = null;
  }
}
