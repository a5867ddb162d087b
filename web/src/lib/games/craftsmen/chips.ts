/** The chips of what is asked: one per kind of thing to do, with what there is of it. */

import type { Chip as AnyChip, Mark } from '$lib/drawn/chips';
import { capital } from '$lib/words';
import type { CraftsmenDesk } from './desk.svelte';
import type { Offer, Part } from './narrowing';
import { ENDS } from './types';

type Chip = AnyChip<Part>;

/** What a helper can do in each guild, always in the same order. */
const STAGES: Readonly<Record<string, readonly string[]>> = {
  builders: ['build'],
  notary: ['buy', 'auction', 'look'],
  crafts: ['raw', 'half', 'fair', 'final'],
};
const ICONS: Readonly<Record<string, string>> = {
  exchange: 'basic-back',
  sawmill: 'wood',
  pass: 'ui-close',
  done: 'ui-check',
  points: 'points',
  give: 'capital-back',
  take: 'capital-back',
  draw: 'capital-back',
  build: 'build',
  buy: 'market',
  auction: 'gavel',
  look: 'eye',
  raw: 'wood',
  half: 'leather',
  final: 'clothes',
  fair: 'fair',
  purchase: 'granary',
  privilege: 'privilege',
  stall: 'fair',
  precede: 'helpers',
  token: 'work',
  deliver: 'row',
  store: 'granary',
  load: 'ship-1',
  bribe: 'ship-2',
  lose: 'ui-close',
  put: 'advanced-back',
};
/** Decisions that have one chip for each answer. */
const ANSWERS = new Set(['pass', 'done', 'points', 'privilege', 'stall', 'precede', 'token', 'lose', 'put']);

function counted(desk: CraftsmenDesk, group: string): Mark[] {
  const offers = desk.offers.filter((offer) => offer.group === group);
  const distinct = (part: Part) => new Set(offers.map((offer): string | undefined => offer[part])).size;
  switch (group) {
    case 'raw':
    case 'half':
    case 'final':
      return [{ text: desk.t('craftsmen-ui-can-be-made', { count: distinct('from') }) }];
    case 'fair':
      return [{ text: desk.t('craftsmen-ui-markers', { count: desk.of(desk.actor ?? '')?.fair ?? 0 }) }];
    case 'build':
    case 'buy':
    case 'auction':
    case 'exchange':
    case 'return':
      return [{ text: desk.t('craftsmen-cards', { count: distinct('card') }) }];
    default:
      return [];
  }
}

function groupChip(desk: CraftsmenDesk, group: string): Chip {
  const marks = desk.offered('group', group) ? counted(desk, group) : [{ text: desk.t('craftsmen-ui-impossible') }];
  return {
    part: 'group',
    value: group,
    icon: ICONS[group] ?? 'ui-check',
    look: 'c-line',
    label: desk.t(`craftsmen-ui-do-${group}`),
    marks,
  };
}

/** What an end gives up, as the game says it. */
function givenUp(desk: CraftsmenDesk, action: string): string {
  const words = desk.input.snapshot.choices.find((choice) => choice.action === action)?.words;
  return words ? desk.title(words) : '';
}

/** No work token for the rest of the season. */
const resting = (desk: CraftsmenDesk): Chip => ({
  part: 'action',
  value: 'rest',
  icon: 'work',
  look: 'c-line',
  label: desk.t('craftsmen-ui-do-rest'),
  marks: [],
  act: () => desk.rest(),
});

function answer(desk: CraftsmenDesk, action: string, verb: string): Chip {
  const chip = (icon: string, label: string, marks: Mark[] = []): Chip => ({
    part: 'action',
    value: action,
    icon,
    look: 'c-line',
    label,
    marks,
  });
  switch (verb) {
    case 'token':
      return chip(
        action === 'token work' ? 'work' : 'privilege',
        desk.t(action === 'token work' ? 'craftsmen-ui-do-token-work' : 'craftsmen-ui-do-token-privilege'),
      );
    case 'put':
      return chip(
        `${desk.view.look?.kind ?? 'basic'}-back`,
        desk.t(action === 'put top' ? 'craftsmen-ui-do-put-top' : 'craftsmen-ui-do-put-under'),
      );
    case 'points':
      return chip('points', desk.t('craftsmen-ui-do-points'));
    case 'privilege':
      return chip('privilege', desk.t('craftsmen-ui-do-privilege'), [
        { text: desk.t(`craftsmen-ui-privilege-${desk.stage ?? 'bankers'}`) },
      ]);
    case 'done':
      return { ...chip('ui-check', givenUp(desk, action)), sentence: true };
    default:
      return chip(ICONS[verb] ?? 'ui-check', desk.t(`craftsmen-ui-do-${verb}`));
  }
}

/** What a ship would pay in all for the good that would be loaded, and the place by markers, if it sailed now. */
function freight(desk: CraftsmenDesk, number: string, offer: Offer): Mark[] {
  const ship = desk.view.ships.find(({ ship }) => String(ship) === number);
  const hold = ship?.holds.find(({ good }) => good === desk.madeBy(offer));
  if (!hold?.freight) return [];
  const { points, place } = hold.freight;
  return [{ text: `+${points}`, icon: 'points' }, { text: desk.t('craftsmen-ui-most', { place }) }];
}

/** How many capital cards a way for a good brings; a price is less than nothing. */
function cardsFor(desk: CraftsmenDesk, offer: Offer): number {
  const work = desk.view.works.find(({ card }) => card === offer.from);
  const along = work?.to.find(({ way }) => way === offer.then);
  return along ? along.cards : desk.gain(offer, 'capital') - desk.cost(offer, 'capital');
}

function wayChip(desk: CraftsmenDesk, to: string, offer: Offer): Chip {
  const [where = '', second = ''] = to.split(' ');
  const cards = cardsFor(desk, offer);
  const icon =
    where === 'ship'
      ? `ship-${second}`
      : where === 'waste'
        ? 'ui-close'
        : where === 'granary' || where === 'fair'
          ? where
          : 'row';
  const label =
    where === 'ship'
      ? desk.t('craftsmen-ship', { ship: second })
      : where.includes('_')
        ? desk.buildingName(where)
        : desk.t(`craftsmen-ui-where-${where}`);
  return {
    part: 'to',
    value: to,
    icon,
    look: 'c-line',
    label: capital(label),
    marks: [
      ...(where === 'ship' ? freight(desk, second, offer) : []),
      ...(cards ? [{ text: `${cards < 0 ? '−' : '+'}${Math.abs(cards)}` }, { icon: 'capital-back' }] : []),
    ],
  };
}

/** Helpers of others on whom one's own may stand: on a phone the spaces of a guild are narrower than a finger. */
export function stackChips(desk: CraftsmenDesk): Chip[] {
  return desk.offers
    .filter(({ verb }) => verb === 'stack')
    .map(({ queue = '' }): Chip => {
      const [guild = '', space = ''] = queue.split(' ');
      return {
        part: 'queue',
        value: queue,
        icon: `guild-${guild}`,
        look: 'c-line',
        label: capital(desk.t(`craftsmen-space-${space}`)),
        marks: [],
      };
    });
}

export function chipsOf(desk: CraftsmenDesk): Chip[] {
  const kind = desk.asked?.kind;
  if (!kind || kind === 'bid') return [];
  const { open } = desk.narrowed;
  // A building card is chosen: at which end? On a phone the ends are not in sight.
  if (desk.selection.card && open.end.size > 1)
    return ENDS.filter((end) => open.end.has(end)).map((end): Chip => ({
      part: 'end',
      value: end,
      icon: end === 'left' ? 'ui-prev' : 'ui-next',
      look: 'c-line',
      label: desk.t(`craftsmen-ui-end-${end}`),
      marks: [],
    }));
  // Something is on its way: whither? The granary and the ships may be out of sight, too.
  const ways = new Map(
    desk.offers
      .filter(
        (offer) => offer.to && open.to.has(offer.to) && (kind === 'deliver' || offer.from === desk.selection.from),
      )
      .map((offer) => [offer.to ?? '', offer]),
  );
  if ((kind === 'deliver' || desk.selection.from) && ways.size > 1)
    return [...ways].map(([to, offer]) => wayChip(desk, to, offer));
  const answers = desk.offers
    .filter(({ verb }) => ANSWERS.has(verb))
    .map(({ action, verb }) => answer(desk, action, verb));
  const stage = kind === 'spend_token' ? 'crafts' : kind === 'act' ? (desk.stage ?? '') : '';
  const groups = STAGES[stage] ?? [];
  const others = [
    ...new Set(
      desk.offers.filter(({ verb, group }) => !ANSWERS.has(verb) && !groups.includes(group)).map(({ group }) => group),
    ),
  ];
  // What is gathered card by card needs no chip.
  // Nor does what can only be done in one way.
  const all = [...groups, ...others.filter((group) => group !== 'send')];
  const shown = desk.gathering || (!groups.length && all.length < 2 && !answers.length) ? [] : all;
  return [
    ...shown.map((group) => groupChip(desk, group)),
    ...answers,
    ...(kind === 'spend_token' ? [resting(desk)] : []),
  ];
}
