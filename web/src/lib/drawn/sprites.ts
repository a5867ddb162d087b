/** The symbols of a game and its colours, handed down to everything that is drawn of it. */

import { getContext, setContext } from 'svelte';

export interface Sprites {
  /** The class with the colours of the game. */
  look: string;
  /** What the ids of its symbols begin with. */
  prefix: string;
  /** The text of `sprites.svg`: our own file, built in. */
  symbols: string;
}

const KEY = Symbol('sprites');

export const provideSprites = (sprites: Sprites): Sprites => setContext(KEY, sprites);

/** The symbols of the game, where one is drawn around; the log is read without as well. */
export const findSprites = (): Sprites | undefined => getContext<Sprites | undefined>(KEY);

export function useSprites(): Sprites {
  const found = findSprites();
  if (!found) throw new Error('no game is drawn here');
  return found;
}
