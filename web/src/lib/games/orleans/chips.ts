/** The chips of what is asked: one per answer where the answers are few. */

import { dashed } from '$lib/dashed';
import type { Chip as AnyChip, Mark } from '$lib/drawn/chips';
import { tincture } from '$lib/shields';
import { capital } from '$lib/words';
import { kindOf, trackData } from './catalog';
import type { OrleansDesk } from './desk.svelte';
import type { Offer, Part } from './narrowing';
import { stepMark } from './symbols';
import { countOf, type Kind } from './types';

type Chip = AnyChip<Part>;

const EXTRA = ['pass', 'done', 'next', 'skip', 'bathe', 'protect'];
const ICONS: Readonly<Record<string, string>> = {
  pass: 'ui-close',
  done: 'ui-check',
  next: 'ui-next',
  skip: 'ui-close',
  bathe: 'bathhouse',
  protect: 'sacristy',
};
/** Kinds of decisions that have one chip for each answer. */
const ANSWERS = new Set(['draw', 'keep', 'recruit', 'bonus', 'merchant', 'take', 'give', 'pay', 'bake']);

/** The step that a follower of this kind would make, or the one that was made last. */
function step(desk: OrleansDesk, kind: Kind, ahead: number): Mark[] {
  const player = desk.actor ? desk.player(desk.actor) : undefined;
  const at = countOf(player?.tracks ?? [], (one) => one.kind === kind);
  const found = trackData(kind).steps[at + ahead];
  return found ? stepMark(found) : [];
}

function answer(desk: OrleansDesk, offer: Offer): Chip {
  const [, first = ''] = offer.action.split(' ');
  const chip = (icon: string, label: string, marks: Mark[] = []): Chip => ({
    part: 'action',
    value: offer.action,
    icon,
    look: '',
    label,
    marks,
  });
  const traded = (icon: string, paid: number, into: string, gained: number): Chip =>
    chip(icon, String(paid), [{ text: '→' }, { text: String(gained), icon: into }]);
  switch (offer.verb) {
    case 'draw':
      return chip('bag', first);
    case 'keep':
      return chip(`f-${kindOf(first)}`, capital(desk.followerName(first)));
    case 'recruit':
    case 'bonus':
      return {
        ...chip(
          `f-${first}`,
          capital(desk.kindName(first)),
          step(desk, first as Kind, offer.verb === 'recruit' ? 1 : 0),
        ),
        part: 'kind',
        value: first,
      };
    case 'merchant':
      return { ...chip(`shield-${tincture(first)}`, desk.name(first)), part: 'seat', value: first };
    case 'take':
    case 'give':
      return { ...chip(`g-${first}`, capital(desk.goodName(first))), part: 'good', value: first };
    case 'pay':
      return traded('coin', desk.cost(offer, 'coins'), 'star-o', desk.gain(offer, 'development'));
    default:
      return traded('g-grain', desk.cost(offer, 'grain'), 'g-bread', desk.gain(offer, 'bread'));
  }
}

/** What is left open by what is chosen: a kind of follower, a way, a reward. */
function rest(desk: OrleansDesk): Chip[] {
  const { open } = desk.narrowed;
  const one = (part: Part, value: string, icon: string, label: string): Chip => ({
    part,
    value,
    icon,
    look: '',
    label,
    marks: [],
  });
  if (desk.selection.deed && open.kind.size > 1)
    return [...open.kind].map((kind) => one('kind', kind, `f-${kind}`, capital(desk.kindName(kind))));
  if (desk.selection.deed && open.gain.size > 1)
    return [...open.gain].map((gain) =>
      one('gain', gain, gain === 'coin' ? 'coin' : 'star-o', desk.t(`orleans-ui-gain-${gain}`)),
    );
  if (desk.selection.town && open.way.size > 1)
    return [...open.way].map((way) =>
      one('way', way, way === 'water' ? 'ship' : 'wagon', capital(desk.t(`orleans-way-${way}`))),
    );
  return [];
}

function extra(desk: OrleansDesk, offer: Offer): Chip {
  const key =
    offer.verb === 'done'
      ? `done-${desk.view.stage}`
      : offer.verb === 'skip'
        ? `skip-${desk.asked?.kind ?? ''}`
        : offer.verb;
  return {
    part: 'action',
    value: offer.action,
    icon: ICONS[offer.verb] ?? 'ui-check',
    look: '',
    label: desk.t(`orleans-ui-do-${dashed(key)}`),
    marks: [],
  };
}

/** From now on as many as possible, without being asked. */
const always = (desk: OrleansDesk): Chip => ({
  part: 'action',
  value: 'always',
  icon: 'bag',
  look: '',
  label: desk.t('orleans-ui-do-always'),
  marks: [],
  act: () => desk.drawAlways(),
});

export function chipsOf(desk: OrleansDesk): Chip[] {
  const more = desk.offers.filter(({ verb }) => EXTRA.includes(verb)).map((offer) => extra(desk, offer));
  const narrowed = rest(desk);
  if (narrowed.length) return narrowed;
  const answers = desk.offers.filter(({ verb }) => ANSWERS.has(verb)).map((offer) => answer(desk, offer));
  return [...answers, ...(desk.drawing && !desk.drawsAlways ? [always(desk)] : []), ...more];
}
