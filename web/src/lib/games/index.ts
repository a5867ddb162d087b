/** The games with a drawn table, and what every game's card shows. */

import burgundy from '../../assets/covers/burgundy.svg';
import craftsmen from '../../assets/covers/craftsmen.svg';
import labora from '../../assets/covers/labora.svg';
import orleans from '../../assets/covers/orleans.svg';
import type { DrawnComponent } from './drawn';

/** The drawn tables, each loaded when it is first needed. */
export const tables: Record<string, () => Promise<{ default: DrawnComponent }>> = {
  burgundy: () => import('./burgundy'),
};

export interface Card {
  game: string;
  cover: string;
  /** How many can play and how long it takes, until the server says more. */
  players: string;
  minutes: number;
}

/** The cards of the lobby, in this order. */
export const cards: Card[] = [
  { game: 'burgundy', cover: burgundy, players: '2–4', minutes: 45 },
  { game: 'labora', cover: labora, players: '1–4', minutes: 90 },
  { game: 'orleans', cover: orleans, players: '2–4', minutes: 75 },
  { game: 'craftsmen', cover: craftsmen, players: '2–5', minutes: 80 },
];

export function coverOf(game: string): string | undefined {
  return cards.find((card) => card.game === game)?.cover;
}
