/** The rules of Ora et Labora in short and its pieces, in the words of the game's own help. */

import { dashed } from '$lib/dashed';
import type { GameRules, RoundCourse, RuleItem, RuleSection } from '$lib/rules/types';
import { capital, type Words } from '$lib/words';
import Picture from './Picture.svelte';
import { CATALOG, type BuildingEntry, type GoodEntry, type SettlementEntry } from './catalog';
import { frontOf, homeFront } from './fronts';
import type { Piece } from './happenings';
import { sprites } from './sprites';
import type { LaboraView } from './types';

/** In the order in which one learns the game. */
const NOTIONS: readonly [name: string, piece: Piece][] = [
  ['turn', { icon: 'players' }],
  ['wheel', { icon: 'wheel' }],
  ['joker', { icon: 'joker' }],
  ['lay-brother', { man: 'lay', seat: 'A' }],
  ['prior', { man: 'prior', seat: 'A' }],
  ['contract', { icon: 'contract' }],
  ['forest', { icon: 'fell' }],
  ['moor', { icon: 'cut' }],
  ['building', { icon: 'build' }],
  ['cloister', { icon: frontOf('cloister_office') }],
  ['district', { icon: 'district' }],
  ['plot', { icon: 'plot' }],
  ['convert', { icon: 'exchange' }],
  ['payment', { icon: 'food' }],
  ['settlement', { icon: 'house' }],
  ['bonus-round', { icon: 'phase-e' }],
  ['scoring', { icon: 'points' }],
  ['short-game', { icon: 'wheel' }],
  ['two-players', { icon: 'players' }],
  ['neutral', { icon: 'contract' }],
];

/** Numbers that stand in the texts. */
const NUMBERS = { goal: CATALOG.goal, wonders: CATALOG.wonders };

function notions(words: Words): RuleItem<Piece>[] {
  return NOTIONS.map(([name, piece]) => ({
    id: `term-${name}`,
    name: capital(words.text(`labora-term-${name}`)),
    text: words.text(`labora-help-term-${name}`, NUMBERS),
    piece,
  }));
}

function energy(words: Words, halves: number): string {
  const count = Math.floor(halves / 2);
  if (halves % 2 === 0) return words.text('labora-energy', { count });
  return count ? words.text('labora-energy-and-half', { count }) : words.text('labora-energy-half');
}

/** Cost, ground and values of something that is built. */
function stands(words: Words, data: BuildingEntry | SettlementEntry, cost: string[]): string {
  return words.text('labora-ui-tip-building', {
    cost: cost.join(', ') || words.text('labora-ui-free'),
    terrain: data.terrain.map((terrain) => words.text(`labora-terrain-${terrain}`)).join(', '),
    economic: data.economic,
    dwelling: data.dwelling,
  });
}

function good(words: Words, data: GoodEntry): RuleItem<Piece> {
  const worth = [
    ...(data.food ? [words.text('labora-food', { count: data.food })] : []),
    ...(data.energy ? [energy(words, data.energy)] : []),
    ...(data.points ? [words.text('labora-points', { count: data.points })] : []),
  ];
  const help = words.text(`labora-help-${dashed(data.name)}`, NUMBERS);
  return {
    id: data.name,
    name: capital(words.text(`labora-good-${dashed(data.name)}`)),
    text: worth.length ? `${help} (${worth.join(', ')})` : help,
    piece: { icon: data.name },
  };
}

function building(words: Words, data: BuildingEntry): RuleItem<Piece> {
  const cost = data.cost.map(([name, count]) => words.text(`labora-goods-${dashed(name)}`, { count }));
  return {
    id: data.name,
    name: `${capital(words.text(`labora-building-${dashed(data.name)}`))} (${data.code})`,
    text: `${words.text(`labora-help-${dashed(data.name)}`)} ${stands(words, data, cost)}`,
    piece: { icon: frontOf(data.name) },
  };
}

function settlement(words: Words, data: SettlementEntry): RuleItem<Piece> {
  const cost = [
    words.text('labora-food', { count: data.food }),
    ...(data.energy ? [energy(words, data.energy * 2)] : []),
  ];
  return {
    id: data.name,
    name: capital(words.text(`labora-settlement-${dashed(data.name)}`)),
    text: stands(words, data, cost),
    piece: { icon: homeFront(data.name) },
  };
}

/** Goods, settlements, and the buildings in the order in which they come. */
function sections(words: Words): RuleSection<Piece>[] {
  const stacks = ['start', 'A', 'B', 'C', 'D'].map((stack) => ({
    title: stack === 'start' ? words.text('labora-page-display') : words.text('labora-ui-stack', { stack }),
    items: CATALOG.buildings.filter((data) => data.stack === stack).map((data) => building(words, data)),
  }));
  return [
    { title: words.text('labora-ui-goods'), items: CATALOG.goods.map((data) => good(words, data)) },
    { title: words.text('labora-ui-settlements'), items: CATALOG.settlements.map((data) => settlement(words, data)) },
    ...stacks,
  ];
}

const round: RoundCourse = {
  steps: ['clergy', 'wheel', 'settling', 'actions', 'next'],
  here: (shown) => {
    const { stage } = shown as LaboraView;
    if (typeof stage === 'object' || stage.startsWith('neutral')) return 'settling';
    if (stage === 'turns') return 'actions';
    return stage === 'over' ? null : 'next';
  },
};

const examples: GameRules['examples'] = [
  [1, 'peat'],
  [1, 'joker'],
  [3, 'courtyard'],
  [4, 'contract'],
  [5, 'village'],
  [6, 'plot'],
  [6, 'windmill'],
];

const rules: GameRules<Piece> = { sprites, round, examples, Picture, notions, sections };
export default rules;
