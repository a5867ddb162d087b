/** The actions that something would stand for if it could be chosen: what the game is asked about, to say why not. */

import type { BurgundyDesk } from './desk.svelte';
import type { Part } from './narrowing';
import { faceOf } from './tiles';
import { GOODS, type EstateView } from './types';

/** The dice that are left. */
function diceOf({ dice }: EstateView): string[] {
  return [...new Set((dice.pips ?? []).filter((_, at) => !dice.used[at]).map((pips) => `d${pips}`))];
}

/** The spaces of the board with a tile on them. */
function tilesOf(desk: BurgundyDesk): string[] {
  const { depots, black_depot: black } = desk.view;
  return [
    ...depots.flatMap(({ depot, tiles }) => tiles.flatMap((tile, at) => (tile ? [`${depot}.${at + 1}`] : []))),
    ...black.flatMap((tile, at) => (tile ? [`black.${at + 1}`] : [])),
  ];
}

/** A stored tile on every empty space of its colour. */
function placings({ storage, spaces }: EstateView, slot: number): string[] {
  const tile = storage[slot - 1];
  const fitting = spaces.flatMap(({ ground, tile: there }, at) =>
    !there && (!tile || faceOf(tile).ground === ground) ? [at + 1] : [],
  );
  return fitting.map((space) => `${slot} ${space}`);
}

export function wouldBe(desk: BurgundyDesk, part: Part, value: string): string[] {
  const estate = desk.actor ? desk.estate(desk.actor) : undefined;
  if (!estate) return [];
  const withDice = (verb: string, rest: readonly string[]) =>
    diceOf(estate).flatMap((die) => rest.map((one) => `${verb} ${die}${one && ' '}${one}`));
  const stored = estate.storage.flatMap((tile, at) => (tile ? [at + 1] : []));
  switch (`${part}:${part === 'verb' ? value : ''}`) {
    case 'verb:take':
      return withDice('take', tilesOf(desk));
    case 'verb:place':
      return withDice(
        'place',
        (stored.length ? stored : [1]).flatMap((slot) => placings(estate, slot)),
      );
    case 'verb:sell':
      return withDice('sell', GOODS);
    case 'verb:workers':
      return withDice('workers', ['']);
    case 'verb:buy':
      return tilesOf(desk).map((from) => `buy ${from}`);
    case 'from:':
      return [...withDice('take', [value]), `buy ${value}`];
    case 'slot:':
      return withDice('place', placings(estate, Number(value)));
    case 'space:':
      return withDice(
        'place',
        (stored.length ? stored : [1]).map((slot) => `${slot} ${value}`),
      );
    default:
      return [];
  }
}
