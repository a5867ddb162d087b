/** The rules of Orléans in short and its pieces, in the words of the game's own help. */

import { dashed } from '$lib/dashed';
import type { GameRules, RoundCourse, RuleItem, RuleSection } from '$lib/rules/types';
import { capital, type Words } from '$lib/words';
import Picture from './Picture.svelte';
import { CATALOG } from './catalog';
import type { Piece } from './happenings';
import {
  deedHelp,
  developmentHelp,
  eventHelp,
  goodHelp,
  kindHelp,
  notionHelp,
  NOTIONS,
  placeHelp,
  type Say,
} from './help';
import { sprites } from './sprites';
import type { OrleansView } from './types';

const PICTURES: Readonly<Record<(typeof NOTIONS)[number], string>> = {
  round: 'hourglass',
  bag: 'bag',
  market: 'v-board',
  planning: 'farmhouse',
  'starting-follower': 'f-farmer-azure',
  merchant: 'merchant',
  'trading-station': 'st-azure',
  citizen: 'citizen',
  deeds: 'town_hall',
  technology: 'cog',
  census: 'f-farmer',
  torture: 'coin',
  'game-end': 'points',
};

function notions(words: Words): RuleItem<Piece>[] {
  const say: Say = (key, args) => words.text(key, args);
  const all = NOTIONS.map((name) => ({
    id: `term-${name}`,
    name: capital(say(`orleans-term-${name}`)),
    text: notionHelp(say, name),
    piece: { icon: PICTURES[name] },
  }));
  return [
    ...all,
    {
      id: 'term-development',
      name: capital(say('orleans-track-development')),
      text: developmentHelp(say),
      piece: { icon: 'star' },
    },
  ];
}

/** Followers with their tracks, goods, events, deeds, and the places by where they lie at first. */
function sections(words: Words): RuleSection<Piece>[] {
  const say: Say = (key, args) => words.text(key, args);
  const item = (id: string, key: string, text: string, icon: string): RuleItem<Piece> => ({
    id,
    name: capital(say(key)),
    text,
    piece: { icon },
  });
  const places = (stack: string | null) =>
    CATALOG.places
      .filter((data) => data.stack === stack)
      .map(({ name }) => item(name, `orleans-place-${dashed(name)}`, placeHelp(say, name), name));
  return [
    {
      title: say('orleans-ui-followers'),
      items: CATALOG.kinds.map((kind) => item(kind, `orleans-follower-${kind}`, kindHelp(say, kind), `f-${kind}`)),
    },
    { title: say('orleans-ui-board-places'), items: places(null) },
    { title: say('orleans-stack', { stack: 'I' }), items: places('I') },
    { title: say('orleans-stack', { stack: 'II' }), items: places('II') },
    {
      title: say('orleans-ui-events'),
      items: CATALOG.events.map(({ name }) =>
        item(`event-${name}`, `orleans-hourglass-${dashed(name)}`, eventHelp(say, name), `e-${name}`),
      ),
    },
    {
      title: say('orleans-ui-deeds'),
      items: CATALOG.deeds.map(({ name }) =>
        item(`deed-${name}`, `orleans-deed-${dashed(name)}`, deedHelp(say, name), `d-${name}`),
      ),
    },
    {
      title: say('orleans-ui-goods'),
      items: CATALOG.goods.map(({ name }) => item(name, `orleans-good-${name}`, goodHelp(say, name), `g-${name}`)),
    },
  ];
}

const PHASES = ['hourglass', 'census', 'followers', 'planning', 'actions', 'event', 'start'] as const;
const round: RoundCourse = {
  steps: PHASES,
  here: (shown) => {
    const { phase } = shown as OrleansView;
    return phase === null ? null : (PHASES[phase - 1] ?? null);
  },
};

const examples: GameRules['examples'] = [
  [1, 'send'],
  [2, 'village'],
  [3, 'sail'],
  [3, 'build'],
  [4, 'deed'],
  [5, 'technology'],
  [6, 'harvest'],
];

const rules: GameRules<Piece> = { sprites, round, examples, Picture, notions, sections };
export default rules;
