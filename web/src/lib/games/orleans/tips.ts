/** What a tooltip says about a thing, by its `data-tip`. */

import type { Tip as AnyTip } from '$lib/drawn/tips';
import { capital } from '$lib/words';
import { CATALOG } from './catalog';
import type { OrleansDesk } from './desk.svelte';
import type { Piece } from './happenings';
import { deedHelp, developmentHelp, eventHelp, goodHelp, kindHelp, notionHelp, placeHelp, type Say } from './help';
import { playerOf, type Kind } from './types';

export type Tip = AnyTip<Piece>;

/** What the points of a player are made of. */
function rows(desk: OrleansDesk, seat: string): { name: string; points: number }[] {
  const player = playerOf(desk.view, seat);
  if (!player) return [];
  const worth = (ware: string) =>
    ware === 'bread' ? player.level : (CATALOG.goods.find(({ name }) => name === ware)?.points ?? 0);
  return [
    { name: desk.t('orleans-ui-coins'), points: player.coins },
    ...player.goods.map(({ ware, count }) => ({ name: capital(desk.goodName(ware)), points: count * worth(ware) })),
    { name: desk.t('orleans-ui-stations'), points: player.stations.length * player.level },
    { name: desk.t('orleans-ui-citizens'), points: player.citizens.length * player.level },
  ];
}

/** Who stands where on a player's board: planning is open. */
function planOf(desk: OrleansDesk, seat: string): string {
  const places = playerOf(desk.view, seat)?.places ?? [];
  const manned = places
    .map(({ place, spaces }) => ({
      place,
      who: spaces.flatMap(({ follower }) => (follower ? [desk.kindName(follower)] : [])),
    }))
    .filter(({ who }) => who.length > 0);
  return (
    manned.map(({ place, who }) => `${capital(desk.placeName(place))}: ${who.join(', ')}`).join('; ') ||
    desk.t('orleans-ui-nobody-works')
  );
}

export function tipOf(desk: OrleansDesk, about: string): Tip | null {
  const [kind, name = ''] = about.split(':');
  const say: Say = (key, args) => desk.t(key, args);
  switch (kind) {
    case 'place':
      return {
        title: capital(desk.placeName(name)),
        text: placeHelp(say, name, desk.view.options.bathhouse),
        picture: { icon: name },
      };
    case 'good':
      return { title: capital(desk.goodName(name)), text: goodHelp(say, name), picture: { icon: `g-${name}` } };
    case 'event':
      return { title: desk.eventName(name), text: eventHelp(say, name), picture: { icon: `e-${name}` } };
    case 'deed':
      return { title: desk.deedName(name), text: deedHelp(say, name), picture: { icon: `d-${name}` } };
    case 'kind':
      return { title: capital(desk.kindName(name)), text: kindHelp(say, name as Kind), picture: { icon: `f-${name}` } };
    case 'bag': {
      const bag = playerOf(desk.view, name)?.bag ?? [];
      return {
        title: capital(desk.t('orleans-term-bag')),
        text: notionHelp(say, 'bag'),
        rows: bag.map(({ follower, count }) => ({ name: capital(desk.followerName(follower)), points: count })),
        picture: { icon: 'bag' },
      };
    }
    case 'plan':
      return {
        title: desk.t('orleans-ui-board-of', { name: desk.name(name) }),
        text: planOf(desk, name),
        picture: { icon: 'v-board' },
      };
    case 'coins':
      return { title: desk.t('orleans-ui-coins'), text: desk.t('orleans-ui-coins-help'), picture: { icon: 'coin' } };
    case 'development':
      return {
        title: capital(desk.t('orleans-track-development')),
        text: developmentHelp(say),
        picture: { icon: 'star' },
      };
    case 'term':
      return { title: capital(desk.t(`orleans-term-${name}`)), text: notionHelp(say, name) };
    case 'points': {
      const player = playerOf(desk.view, name);
      return player
        ? {
            title: desk.name(name),
            text: desk.t('orleans-points', { count: player.points }),
            rows: rows(desk, name),
            picture: { icon: 'points' },
          }
        : null;
    }
    default:
      return null;
  }
}
