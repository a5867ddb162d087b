/** What a tooltip says about the thing that carries it in `data-tip`. */

import { dashed } from '$lib/dashed';
import type { Tip as AnyTip } from '$lib/drawn/tips';
import { capital } from '$lib/words';
import { building, good as goodData, settlement as settlementData, type Amounts } from './catalog';
import type { LaboraDesk } from './desk.svelte';
import type { Piece } from './happenings';
import type { Terrain } from './types';

export type Tip = AnyTip<Piece>;

/** A message that the game has, or nothing. */
const text = (desk: LaboraDesk, key: string, args: Record<string, string | number> = {}) =>
  desk.input.words.has(key) ? desk.t(key, args) : '';
const terrains = (desk: LaboraDesk, list: readonly Terrain[]) =>
  list.map((one) => desk.t(`labora-terrain-${one}`)).join(', ');
const cost = (desk: LaboraDesk, list: Amounts) =>
  list.length
    ? list.map(([name, count]) => desk.t(`labora-goods-${name}`, { count })).join(', ')
    : desk.t('labora-ui-free');

export function energyWords(desk: LaboraDesk, halves: number): string {
  const count = Math.floor(halves / 2);
  if (halves % 2 === 0) return desk.t('labora-energy', { count });
  return count ? desk.t('labora-energy-and-half', { count }) : desk.t('labora-energy-half');
}

/** What one of a good counts for. */
export function worthOf(desk: LaboraDesk, name: string): string[] {
  const { energy, food, points, coins } = goodData(name);
  return [
    ...(food ? [desk.t('labora-food', { count: food })] : []),
    ...(energy ? [energyWords(desk, energy)] : []),
    ...(coins ? [desk.t('labora-goods-coin', { count: coins })] : []),
    ...(points ? [desk.t('labora-points', { count: points })] : []),
  ];
}

export function tipOf(desk: LaboraDesk, about: string): Tip | null {
  const [kind, name = ''] = about.split(':');
  switch (kind) {
    case 'building': {
      const data = building(name);
      const stands = desk.t('labora-ui-tip-building', {
        cost: cost(desk, data.cost),
        terrain: terrains(desk, data.terrain),
        economic: data.economic,
        dwelling: data.dwelling,
      });
      return {
        title: capital(desk.buildingName(name)),
        text: `${text(desk, `labora-help-${dashed(name)}`)} ${stands}`.trim(),
        picture: { building: name },
      };
    }
    case 'settlement': {
      const data = settlementData(name);
      const price = [
        desk.t('labora-food', { count: data.food }),
        ...(data.energy ? [energyWords(desk, data.energy * 2)] : []),
      ].join(', ');
      const stands = desk.t('labora-ui-tip-building', {
        cost: price,
        terrain: terrains(desk, data.terrain),
        economic: data.economic,
        dwelling: data.dwelling,
      });
      return { title: capital(desk.settlementName(name)), text: stands, picture: { settlement: name } };
    }
    case 'good': {
      const worth = worthOf(desk, name);
      return {
        title: capital(desk.goodName(name)),
        text: [text(desk, `labora-help-${dashed(name)}`), worth.join(', ')].filter(Boolean).join(' '),
        picture: { icon: name },
      };
    }
    case 'marker': {
      const shown = desk.view.wheel.markers.find(({ marker }) => marker === name);
      const soon = desk.view.wheel.entering.find(({ marker }) => marker === name);
      const title = name === 'joker' ? desk.t('labora-joker') : desk.goodName(name);
      return {
        title: capital(title),
        text: soon
          ? capital(desk.t('labora-ui-entering', { name: title, round: soon.round }))
          : desk.t('labora-ui-tip-marker', { value: shown?.value ?? 0 }),
        picture: { icon: name },
      };
    }
    case 'term':
      return { title: capital(desk.t(`labora-term-${name}`)), text: text(desk, `labora-help-term-${name}`) };
    case 'points': {
      const estate = desk.estate(name);
      if (!estate) return null;
      const rows = [
        { name: desk.t('labora-ui-points-economic'), points: estate.economic_points },
        ...estate.dwellings.map(({ settlement, points }) => ({
          name: capital(desk.settlementName(settlement)),
          points,
        })),
        { name: desk.t('labora-ui-points-goods'), points: estate.goods_points },
      ];
      return {
        title: desk.name(name),
        text: desk.t('labora-points', { count: estate.points }),
        rows,
        picture: { icon: 'points' },
      };
    }
    default:
      return null;
  }
}
