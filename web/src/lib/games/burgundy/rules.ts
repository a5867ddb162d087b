/** The rules of Burgundy in short and its pieces, in the words of the game's own help. */

import type { GameRules, RoundCourse, RuleItem } from '$lib/rules/types';
import { capital, type Words } from '$lib/words';
import Picture from './Picture.svelte';
import { termOf } from './catalog';
import type { Piece } from './happenings';
import { faceOf, tileHelp, tileName, TILES } from './tiles';
import { GOODS, GROUNDS, type BurgundyView } from './types';
import { sprites } from './sprites';

/** In the order in which one learns the game. */
const NOTIONS: readonly [id: string, piece: Piece][] = [
  ['depots', { icon: 'board' }],
  ['storage', { icon: 'storage' }],
  ['placing', { icon: 'place' }],
  ['regions', { icon: 'estate' }],
  ['workers', { icon: 'worker' }],
  ['silver', { icon: 'silver' }],
  ['purchase', { icon: 'buy' }],
  ['goods', { good: 'pink' }],
  ['white-die', { icon: 'die5' }],
  ['turn-order', { icon: 'players' }],
  ['bonus-tiles', { icon: 'bonus-large' }],
  ['game-end', { icon: 'points' }],
];

function notions(words: Words): RuleItem<Piece>[] {
  const course: RuleItem<Piece> = {
    id: 'turn',
    name: words.text('burgundy-table-turn'),
    text: words.text('burgundy-table-turn-text'),
    piece: { icon: 'die3' },
  };
  const terms = NOTIONS.map(([id, piece]) => {
    const { name, text } = termOf(id.replaceAll('-', '_'));
    return { id, name: capital(words.say(name)), text: words.say(text), piece };
  });
  return [course, ...terms];
}

function sections(words: Words) {
  const tile = (name: string): RuleItem<Piece> => ({
    id: name,
    name: capital(words.say(tileName(name))),
    text: words.say(tileHelp(name)),
    piece: { tile: name },
  });
  const grounds = GROUNDS.map((ground) => ({
    title: capital(words.text(`burgundy-ground-${ground}`)),
    items: TILES.filter((name) => faceOf(name).ground === ground).map(tile),
  }));
  const goods = GOODS.map((good, index): RuleItem<Piece> => ({
    id: good,
    name: capital(words.text(`burgundy-good-${good}`)),
    text: words.text('burgundy-help-good', { die: index + 1 }),
    piece: { good },
  }));
  return [...grounds, { title: capital(words.text('burgundy-term-goods')), items: goods }];
}

/** While a phase is set up its round is 0; what mines pay is paid at once. */
const round: RoundCourse = {
  steps: ['stock', 'roll', 'turns', 'mines'],
  here: (shown) => {
    const { asked, round, turn } = shown as BurgundyView;
    if (asked === null) return null;
    if (round === 0) return 'stock';
    return turn === 'chance' ? 'roll' : 'turns';
  },
};

const examples: GameRules['examples'] = [
  [1, 'place'],
  [2, 'river'],
  [3, 'load'],
  [3, 'sell'],
  [4, 'herd'],
  [5, 'bend'],
  [5, 'castle'],
];

const rules: GameRules<Piece> = { sprites, round, examples, Picture, notions, sections };
export default rules;
