/** The rules of Craftsmen in short and its pieces, in the words of the game's own help. */

import { dashed } from '$lib/dashed';
import type { GameRules, RoundCourse, RuleItem, RuleSection } from '$lib/rules/types';
import { capital, type Words } from '$lib/words';
import Picture from './Picture.svelte';
import { CATALOG, termOf } from './catalog';
import type { Piece } from './happenings';
import { GUILDS, KINDS, type CraftsmenView } from './types';
import { sprites } from './sprites';

/** In the order in which one learns the game; what is reconstructed is said first. */
const NOTIONS: readonly [id: string, piece: Piece][] = [
  ['data', { icon: 'chronicle' }],
  ['calendar', { icon: 'summer' }],
  ['helpers', { helper: 'A' }],
  ['queue', { icon: 'helpers' }],
  ['stacking', { helper: 'B' }],
  ['capital', { capital: 'blue3' }],
  ['hand_limit', { capital: null }],
  ['kinds', { icon: 'row' }],
  ['colours', { icon: 'suit-green' }],
  ['auction', { icon: 'gavel' }],
  ['privilege', { icon: 'privilege' }],
  ['work', { icon: 'work' }],
  ['fair', { icon: 'fair' }],
  ['granary', { icon: 'granary' }],
  ['ships', { icon: 'ship-3' }],
  ['cubes', { cube: 'A' }],
  ['order', { icon: 'players' }],
  ['winter', { icon: 'winter' }],
  ['year', { icon: 'points' }],
  ['growth', { icon: 'row' }],
  ['investment', { capital: 'red3' }],
  ['bonus', { icon: 'bonus' }],
  ['exchange', { back: 'basic' }],
  ['two_players', { icon: 'players' }],
  ['game_end', { icon: 'points' }],
];

function item(words: Words, id: string, piece: Piece): RuleItem<Piece> {
  const { name, text } = termOf(id);
  return { id, name: capital(words.say(name)), text: capital(words.say(text)), piece };
}

function notions(words: Words): RuleItem<Piece>[] {
  return NOTIONS.map(([id, piece]) => item(words, id, piece));
}

/** A card of each trade; one of its colours stands for all. */
function trades(words: Words, kind: string): RuleItem<Piece>[] {
  const first = new Map(
    CATALOG.buildings
      .filter((one) => one.kind === kind)
      .toReversed()
      .map((one) => [one.trade, one.name]),
  );
  const order = [...new Set(CATALOG.buildings.filter((one) => one.kind === kind).map(({ trade }) => trade))];
  const sawmill = kind === 'basic' ? [item(words, 'sawmill', { icon: 'wood' })] : [];
  return [
    ...sawmill,
    ...order.map((trade) =>
      item(words, trade, { building: first.get(trade) ?? '', name: capital(words.say(termOf(trade).name)) }),
    ),
  ];
}

function sections(words: Words): RuleSection<Piece>[] {
  return [
    {
      title: words.text('craftsmen-ui-section-guilds'),
      items: GUILDS.map((guild) => item(words, guild, { icon: `guild-${guild}` })),
    },
    ...KINDS.map((kind) => ({
      title: words.text('craftsmen-ui-section-buildings', { kind: words.text(`craftsmen-ui-kind-${kind}`) }),
      items: trades(words, kind),
    })),
    ...(['raw', 'half', 'final'] as const).map((of) => ({
      title: words.text(`craftsmen-ui-section-${of}`),
      items: CATALOG.goods.filter((good) => good.class === of).map(({ name }) => item(words, name, { icon: name })),
    })),
    {
      title: words.text('craftsmen-ui-section-ships'),
      items: CATALOG.ships.map((_, index) => item(words, `ship_${index + 1}`, { icon: `ship-${index + 1}` })),
    },
  ];
}

const round: RoundCourse = {
  steps: ['helpers', ...GUILDS.map(dashed), 'end'],
  here: (shown) => {
    const { step } = shown as CraftsmenView;
    if (typeof step === 'object') return dashed('guild' in step ? step.guild : step.work_tokens);
    if (step === 'helpers') return 'helpers';
    return step === 'hand_limit' || step === 'investments' ? 'end' : null;
  },
};

const examples: GameRules['examples'] = [
  [1, 'send'],
  [2, 'privilege'],
  [3, 'first'],
  [4, 'buy'],
  [5, 'half'],
  [5, 'fair'],
  [6, 'queue'],
];

const rules: GameRules<Piece> = { sprites, round, examples, Picture, notions, sections };
export default rules;
