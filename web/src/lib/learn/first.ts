/** The game that ends a course: an ordinary table against a bot that can be beaten, with remarks that fade. */

import { api } from '$lib/api/http';
import type { FirstGame } from '$lib/api/types';
import { guest } from '$lib/guest.svelte';
import { quickWish, request, usualLevel, withPlayers } from '$lib/lobby/wish';
import { remember } from '$lib/memory';
import type { Language } from '$lib/words';

const TABLE = 'first-game';

/** No more remarks are wanted. */
export const hush = (): void => remember(TABLE, '');

/** Opens a table for it; says which. */
export async function openFirst(game: string, { players }: FirstGame, language: Language): Promise<string> {
  await guest.arrive();
  const { games, levels } = await api.games();
  const found = games.find((one) => one.game === game);
  if (!found) throw new Error(`${game} is not played here`);
  const wish = withPlayers(quickWish(found, levels, language), players, usualLevel(levels));
  const { id } = await api.open(request(wish, found));
  remember(TABLE, id);
  return id;
}

/** What is said when something is asked: the first few times, each time once. */
export class Remarks {
  #said = new Map<string, number>();
  #last: { question: string; key: string | null } | null = null;

  constructor(private readonly first: FirstGame) {}

  /** The remark on a question, which is the same as long as the number of moves is; nothing where all was said. */
  hear(asked: string, moves: number): string | null {
    const question = `${asked} ${moves}`;
    if (this.#last?.question === question) return this.#last.key;
    const remark = this.first.remarks.find((one) => one.asked === asked && (this.#said.get(one.key) ?? 0) < one.times);
    if (remark) this.#said.set(remark.key, (this.#said.get(remark.key) ?? 0) + 1);
    this.#last = { question, key: remark?.key ?? null };
    return this.#last.key;
  }
}
