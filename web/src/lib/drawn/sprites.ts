/** The symbols of a game and its colours, handed down to everything that is drawn of it. */

import { createContext } from 'svelte';

export interface Sprites {
  /** The class with the colours of the game. */
  look: string;
  /** What the ids of its symbols begin with. */
  prefix: string;
  /** The text of `sprites.svg`: our own file, built in. */
  symbols: string;
}

export const [useSprites, provideSprites] = createContext<Sprites>();
