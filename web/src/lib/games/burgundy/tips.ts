/** What a tooltip says about the thing that carries it in `data-tip`. */

import { dashed } from '$lib/dashed';
import type { Tip as AnyTip } from '$lib/drawn/tips';
import { capital } from '$lib/words';
import { CATALOG, termOf } from './catalog';
import type { BurgundyDesk } from './desk.svelte';
import type { Piece } from './happenings';
import { SIGNS, tileHelp, tileName } from './tiles';
import { GOODS, type Good, type Ground } from './types';

/** What is drawn beside an explanation. */
export type Pictured = Piece;
export type Tip = AnyTip<Pictured>;

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
      const term = termOf(name.replaceAll('-', '_'));
      const tip = { title: desk.title(term.name), text: desk.say(term.text) };
      const estate = desk.estate(desk.shown);
      if ((name !== 'silver' && name !== 'workers') || !estate) return tip;
      const points = estate.income[name];
      return points ? { ...tip, rows: [{ name: desk.t('burgundy-table-mines'), points }] } : tip;
    }
    case 'points': {
      const estate = desk.estate(name);
      if (!estate) return null;
      const rows = estate.breakdown
        .map((points, index) => ({
          name: desk.t(`burgundy-source-${dashed(CATALOG.sources[index] ?? '')}`),
          points,
        }))
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
