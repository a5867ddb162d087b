/** The games, in the order of the lobby: one entry for each, and all that the page knows of it by itself. */

import burgundy from '../../assets/covers/burgundy.svg';
import craftsmen from '../../assets/covers/craftsmen.svg';
import labora from '../../assets/covers/labora.svg';
import orleans from '../../assets/covers/orleans.svg';
import type { DrawnGame } from '$lib/drawn/types';
import type { GameRules } from '$lib/rules/types';

export interface Entry {
  game: string;
  cover: string;
  /** How many can play and how long it takes, until the server says more. */
  players: string;
  minutes: number;
  /** The drawn table, loaded when it is first needed; a game without one is played in words. */
  table?: () => Promise<{ default: DrawnGame }>;
  /** The rules in short and the pieces, for the page of the game. */
  rules?: () => Promise<{ default: GameRules }>;
  /** What one may want to decide always the same. */
  habits?: readonly string[];
}

export const entries: readonly Entry[] = [
  {
    game: 'burgundy',
    cover: burgundy,
    players: '2–4',
    minutes: 45,
    table: () => import('./burgundy'),
    rules: () => import('./burgundy/rules'),
  },
  {
    game: 'labora',
    cover: labora,
    players: '1–4',
    minutes: 90,
    table: () => import('./labora'),
    rules: () => import('./labora/rules'),
  },
  {
    game: 'orleans',
    cover: orleans,
    players: '2–4',
    minutes: 75,
    table: () => import('./orleans'),
    rules: () => import('./orleans/rules'),
    habits: ['draw'],
  },
  {
    game: 'craftsmen',
    cover: craftsmen,
    players: '2–5',
    minutes: 80,
    table: () => import('./craftsmen'),
    rules: () => import('./craftsmen/rules'),
  },
];

export function entryOf(game: string): Entry | undefined {
  return entries.find((entry) => entry.game === game);
}
