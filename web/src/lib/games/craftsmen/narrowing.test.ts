import { expect, test } from 'vitest';
import crafts from './fixtures/crafts.json';
import deliver from './fixtures/deliver.json';
import exchange from './fixtures/exchange.json';
import { parse } from './narrowing';
import type { CraftsmenView } from './types';

const view = crafts.view as unknown as CraftsmenView;

test('a helper goes to a guild, or on top of somebody', () => {
  expect(parse('place bankers', view, null)).toMatchObject({ group: 'send', queue: 'bankers' });
  expect(parse('stack bankers gold', view, null)).toMatchObject({ group: 'send', queue: 'bankers gold' });
});

test('goods go from somewhere to an icon, the fair or a ship', () => {
  expect(parse('make wheat mill_3', view, null)).toMatchObject({ group: 'raw', from: 'wheat', to: 'mill_3 wheat' });
  expect(parse('make wheat fair', view, null)).toMatchObject({ from: 'wheat', to: 'fair' });
  expect(parse('fetch wheat mill_3', view, null)).toMatchObject({ group: 'fair', from: 'fair', to: 'mill_3 wheat' });
  expect(parse('purchase flour bakery_1', view, null)).toMatchObject({ from: 'granary flour', to: 'bakery_1 flour' });
});

test('what a building makes is decided together with where it goes', () => {
  const work = view.works.find(({ to }) => to.length > 1);
  if (!work) throw new Error('the fixture has such a building');
  const offers = [parse(`work ${work.card}`, view, null)].flat();
  expect(offers.map(({ then }) => then)).toEqual(work.to.map(({ way }) => way));
  expect(new Set(offers.map(({ to }) => to)).size).toBe(work.to.length);
});

test('whether a captain must be bribed is told by the way, be it one of several or the only one', () => {
  const ways = (...to: string[]) => {
    const works = [{ card: 'mill_3', to: to.map((way) => ({ way, cards: 0 })) }];
    return [parse('work mill_3', { ...view, works }, null)].flat();
  };
  expect(ways('load 1', 'bribe 2').map(({ bribe }) => bribe)).toEqual([undefined, '2']);
  expect(ways('bribe 2').map(({ bribe }) => bribe)).toEqual(['2']);
});

test('a good with one way to go needs no second decision', () => {
  const works = [{ card: 'mill_3', to: [{ way: 'store', cards: 1 }] }];
  const [only] = [parse('work mill_3', { ...view, works }, null)].flat();
  expect(only).toMatchObject({ from: 'mill_3', to: 'granary' });
  expect(only?.then).toBeUndefined();
});

test('a delivery that is asked by itself goes to the same places', () => {
  const asked = deliver.view.asked as unknown as CraftsmenView['asked'];
  expect(parse('load 3', deliver.view as unknown as CraftsmenView, asked)).toMatchObject({ to: 'ship 3' });
});

test('a swap says at once which card is given up', () => {
  const before = exchange.view as unknown as CraftsmenView;
  const offers = [parse('exchange basic', before, before.asked)].flat();
  expect(offers.length).toBe(2);
  for (const { card, then } of offers) expect(then).toBe(`return ${card}`);
});
