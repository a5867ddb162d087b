/** The words of an offer without what the engine puts around them: notes, and the help of a tile. */

import type { Phrase } from '$lib/api/types';

export function plainly(words: Phrase): { what: Phrase; help: Phrase | null } {
  const { what, notes, help } = words.args ?? {};
  if (!what || !('phrase' in what) || !(notes ?? help)) return { what: words, help: null };
  const inner = plainly(what.phrase);
  return help && 'phrase' in help ? { ...inner, help: help.phrase } : inner;
}
