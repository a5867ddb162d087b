/** What a tooltip says about the thing that carries it in `data-tip`. */

import type { Tip as AnyTip } from '$lib/drawn/tips';
import { capital } from '$lib/words';
import type { BurgundyDesk } from './desk.svelte';
import type { Piece } from './happenings';
import { incomeOf } from './income';
import { SIGNS, tileHelp, tileName } from './tiles';
import { GOODS, SOURCES, type Good, type Ground } from './types';

/** What is drawn beside an explanation. */
export type Pictured = Piece;
export type Tip = AnyTip<Pictured>;

/** The numbers in the texts of notions; those of `crates/burgundy/src/data.rs`. */
export function termNumbers(
  t: (key: string, args: Record<string, string | number>) => string,
): Record<string, Record<string, string | number>> {
  const silver = t('burgundy-silver', { count: 2 });
  return {
    silver: { price: 2 },
    workers: { count: 2, each: 2 },
    storage: { slots: 3 },
    regions: { points: '1, 3, 6, 10, 15, 21, 28, 36', phases: '10, 8, 6, 4, 2' },
    'bonus-tiles': { large: '5/6/7', small: '2/3/4' },
    goods: { types: 3, silver: t('burgundy-silver', { count: 1 }), points: '2/3/4' },
    purchase: { silver },
    depots: { silver },
    'game-end': { each: 2 },
  };
}

const isGood = (name: string): name is Good => (GOODS as readonly string[]).includes(name);

export function tipOf(desk: BurgundyDesk, about: string): Tip | null {
  const [kind, name = '', pips = '', space = ''] = about.split(':');
  switch (kind) {
    case 'tile':
      return { title: desk.title(tileName(name)), text: desk.say(tileHelp(name)), picture: { tile: name } };
    case 'good':
      if (!isGood(name)) return null;
      return {
        title: capital(desk.t(`burgundy-good-${name}`)),
        text: desk.t('burgundy-help-good', { die: GOODS.indexOf(name) + 1 }),
        picture: { good: name },
      };
    case 'space': {
      const region = desk.t(`burgundy-region-${name}`);
      const text = desk.t('burgundy-space-empty', { space: Number(space), region, die: Number(pips) });
      return { title: capital(region), text: capital(text), picture: { icon: SIGNS[name as Ground] } };
    }
    case 'term': {
      const tip = {
        title: capital(desk.t(`burgundy-term-${name}`)),
        text: desk.t(`burgundy-help-${name}`, termNumbers((key, args) => desk.t(key, args))[name] ?? {}),
      };
      const estate = desk.estate(desk.shown);
      if ((name !== 'silver' && name !== 'workers') || !estate) return tip;
      const points = incomeOf(estate)[name];
      return points ? { ...tip, rows: [{ name: desk.t('burgundy-table-mines'), points }] } : tip;
    }
    case 'points': {
      const estate = desk.estate(name);
      if (!estate) return null;
      const rows = estate.breakdown
        .map((points, index) => ({ name: desk.t(`burgundy-source-${SOURCES[index] ?? ''}`), points }))
        .filter(({ points }) => points > 0);
      return {
        title: desk.name(name),
        text: desk.t('burgundy-points', { count: estate.points }),
        rows,
        picture: { icon: 'points' },
      };
    }
    default:
      return null;
  }
}
