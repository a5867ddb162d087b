/** The games, in the order of the lobby: one entry for each, and all that the page knows of it by itself. */

import burgundy from '../../assets/covers/burgundy.svg';
import craftsmen from '../../assets/covers/craftsmen.svg';
import labora from '../../assets/covers/labora.svg';
import orleans from '../../assets/covers/orleans.svg';
import type { Component } from 'svelte';
import type { DrawnGame } from '$lib/drawn/types';
import type { GameRules } from '$lib/rules/types';
import type { Language } from '$lib/words';

/** A field for an option that shows what can be chosen. */
export interface PictureProps {
  value: string;
  players: number;
  label: string;
  onchange: (value: string) => void;
}

export interface GameEntry {
  game: string;
  cover: string;
  /** How many can play and how long it takes, until the server says more. */
  players: string;
  minutes: number;
  /** The options that people choose by taste, the first one first; the others are details of rulebooks. */
  usual: readonly string[];
  /** One of them that can be chosen on the first page. */
  quick?: string;
  /** The option that says which rulebook is followed, and what it is for readers of a language. */
  edition?: { option: string; of: Readonly<Record<Language, string>> };
  /** Options that are chosen by picture. */
  pictures?: Readonly<Record<string, () => Promise<{ default: Component<PictureProps> }>>>;
  /** The drawn table, loaded when it is first needed; a game without one is played in words. */
  table?: () => Promise<{ default: DrawnGame }>;
  /** The rules in short and the pieces, for the page of the game. */
  rules?: () => Promise<{ default: GameRules }>;
  /** What one may want to decide always the same. */
  habits?: readonly string[];
}

export const entries: readonly GameEntry[] = [
  {
    game: 'burgundy',
    cover: burgundy,
    players: '2–4',
    minutes: 45,
    usual: ['setup', 'boards'],
    pictures: { boards: () => import('./burgundy/EstateOption.svelte') },
    table: () => import('./burgundy'),
    rules: () => import('./burgundy/rules'),
  },
  {
    game: 'labora',
    cover: labora,
    players: '1–4',
    minutes: 90,
    usual: ['length', 'country'],
    quick: 'length',
    edition: { option: 'landscape_supply', of: { en: 'print9', pl: 'seed', ru: 'print9' } },
    table: () => import('./labora'),
    rules: () => import('./labora/rules'),
  },
  {
    game: 'orleans',
    cover: orleans,
    players: '2–4',
    minutes: 75,
    usual: ['extra_tiles', 'planning_order', 'hourglass_stack', 'remove_tiles', 'start'],
    edition: { option: 'edition', of: { en: 'original', pl: 'polish', ru: 'russian' } },
    table: () => import('./orleans'),
    rules: () => import('./orleans/rules'),
    habits: ['draw'],
  },
  {
    game: 'craftsmen',
    cover: craftsmen,
    players: '2–5',
    minutes: 80,
    usual: [],
    table: () => import('./craftsmen'),
    rules: () => import('./craftsmen/rules'),
  },
];

export function entryOf(game: string): GameEntry | undefined {
  return entries.find((entry) => entry.game === game);
}
