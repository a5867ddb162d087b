/** What a tooltip says about a thing, by its `data-tip`. */

import type { Tip as AnyTip } from '$lib/drawn/tips';
import { capital } from '$lib/words';
import { CATALOG, deedData, placeData } from './catalog';
import { dashed, type OrleansDesk } from './desk.svelte';
import type { Piece } from './happenings';
import { playerOf } from './types';

export type Tip = AnyTip<Piece>;

/** What is asked for by the spaces of a place. */
function slots(desk: OrleansDesk, name: string): string {
  const wanted = placeData(name).spaces.map(({ kind }) => (kind ? desk.kindName(kind) : desk.t('orleans-follower-any')));
  return wanted.join(', ');
}

function placeText(desk: OrleansDesk, name: string): string {
  const active = name === 'bathhouse' && desk.view.options.bathhouse === 'active';
  const does = desk.t(active ? 'orleans-does-bathhouse-active' : `orleans-does-${dashed(name)}`);
  const wanted = name === 'bathhouse' && !active ? '' : slots(desk, name);
  return wanted ? desk.t('orleans-ui-tip-place', { does, slots: wanted }) : does;
}

/** Where points come from, as the standings tell it. */
function rows(desk: OrleansDesk, seat: string): { name: string; points: number }[] {
  const player = playerOf(desk.view, seat);
  if (!player) return [];
  const worth = player.goods.map(({ ware, count }) => ({ name: capital(desk.goodName(ware)), points: count * (ware === 'bread' ? player.level : (CATALOG.goods.find((one) => one.name === ware)?.points ?? 0)) }));
  return [
    { name: desk.t('orleans-ui-coins'), points: player.coins },
    ...worth,
    { name: desk.t('orleans-ui-stations'), points: player.stations.length * player.level },
    { name: desk.t('orleans-ui-citizens'), points: player.citizens.length * player.level },
  ];
}

export function tipOf(desk: OrleansDesk, about: string): Tip | null {
  const [kind, name = ''] = about.split(':');
  switch (kind) {
    case 'place':
      return { title: capital(desk.placeName(name)), text: placeText(desk, name), picture: { icon: name } };
    case 'good':
      return { title: capital(desk.goodName(name)), text: desk.t('orleans-ui-tip-good', { points: CATALOG.goods.find((one) => one.name === name)?.points ?? 0 }), picture: { icon: `g-${name}` } };
    case 'event':
      return { title: desk.eventName(name), text: desk.t(`orleans-help-hourglass-${dashed(name)}`), picture: { icon: `e-${name}` } };
    case 'deed': {
      const { coins } = deedData(name);
      return { title: desk.deedName(name), text: desk.t(coins ? 'orleans-ui-tip-deed' : 'orleans-ui-tip-canal', { coins: coins ?? 0 }), picture: { icon: `d-${name}` } };
    }
    case 'track':
    case 'follower':
      return { title: capital(desk.kindName(name)), text: desk.t(`orleans-help-follower-${name}`), picture: { icon: `f-${name}` } };
    case 'bag': {
      const player = playerOf(desk.view, name);
      const rest = player?.bag.map(({ follower, count }) => ({ name: capital(desk.followerName(follower)), points: count })) ?? [];
      return { title: desk.t('orleans-ui-bag-name'), text: desk.t('orleans-ui-tip-bag'), rows: rest, picture: { icon: 'bag' } };
    }
    case 'term':
      return { title: desk.t(`orleans-ui-${name}`), text: desk.t(`orleans-ui-tip-${name}`) };
    case 'points': {
      const player = playerOf(desk.view, name);
      if (!player) return null;
      return { title: desk.name(name), text: desk.t('orleans-points', { count: player.points }), rows: rows(desk, name), picture: { icon: 'points' } };
    }
    default:
      return null;
  }
}
