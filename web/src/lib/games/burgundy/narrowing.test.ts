import { expect, test } from 'vitest';
import { narrow as narrowAny, pick, stepBack } from '$lib/drawn/narrowing';
import { armed, parse, PARTS, type Offer, type Selection } from './narrowing';

const offers = [
  'take d3 3.1',
  'take d3 4.2',
  'take d6 3.1',
  'place d3 1 12',
  'place d3 1 15',
  'place d6 1 33',
  'place d3 2 12',
  'sell d3 pink',
  'workers d3',
  'workers d6',
  'buy black.2',
  'end',
].map(parse);
const free = () => 0;
const narrow = (offers: readonly Offer[], selection: Selection) => narrowAny(PARTS, offers, selection);

test('notation is split into its parts', () => {
  expect(parse('place d6 1 33')).toEqual({ action: 'place d6 1 33', verb: 'place', die: 'd6', slot: '1', space: '33' });
  expect(parse('buy black.3')).toMatchObject({ verb: 'buy', from: 'black.3' });
  expect(parse('load 6 1')).toMatchObject({ verb: 'load', depot: '6', next: '1' });
  expect(parse('estate 7 36')).toMatchObject({ board: '7', space: '36' });
  expect(parse('end')).toEqual({ action: 'end', verb: 'end' });
});

test('with nothing chosen everything offered is open', () => {
  const { open, left } = narrow(offers, {});
  expect([...open.die]).toEqual(['d3', 'd6']);
  expect([...open.space]).toEqual(['12', '15', '33']);
  expect([...open.from]).toEqual(['3.1', '4.2', 'black.2']);
  expect(left).toHaveLength(offers.length);
});

test('parts narrow one another in any order', () => {
  const orders: [keyof Selection, string][][] = [
    [
      ['die', 'd3'],
      ['slot', '1'],
      ['space', '15'],
    ],
    [
      ['space', '15'],
      ['die', 'd3'],
      ['slot', '1'],
    ],
    [
      ['slot', '1'],
      ['space', '15'],
      ['die', 'd3'],
    ],
  ];
  for (const order of orders) {
    let selection: Selection = {};
    for (const [part, value] of order) selection = pick(offers, selection, part, value);
    expect(narrow(offers, selection).left.map(({ action }) => action)).toEqual(['place d3 1 15']);
  }
});

test('a chosen part still shows its other values', () => {
  const { open } = narrow(offers, { die: 'd6' });
  expect([...open.die]).toEqual(['d3', 'd6']);
  expect([...open.space]).toEqual(['33']);
  expect([...open.slot]).toEqual(['1']);
});

test('the same value again takes it back', () => {
  expect(pick(offers, { die: 'd3' }, 'die', 'd3')).toEqual({});
});

test('a value that does not fit drops what was chosen longest ago', () => {
  const selection = pick(offers, { die: 'd3', slot: '2' }, 'space', '33');
  expect(selection).toEqual({ space: '33' });
  expect(pick(offers, { die: 'd6', slot: '1' }, 'space', '12')).toEqual({ slot: '1', space: '12' });
});

test('what is not offered cannot be picked', () => {
  expect(pick(offers, { die: 'd3' }, 'space', '37')).toEqual({ die: 'd3' });
});

test('escape frees the last choice', () => {
  expect(stepBack({ verb: 'place', die: 'd3' })).toEqual({ verb: 'place' });
  expect(stepBack({})).toEqual({});
});

test('one action left is armed, an untouched table never', () => {
  const end = [parse('end')];
  expect(armed(end, {}, free)).toBeNull();
  expect(armed(end, { verb: 'end' }, free)?.action).toBe('end');
});

test('where dice alone differ the cheapest is armed', () => {
  const left = narrow(offers, { from: '3.1' }).left;
  expect(armed(left, { from: '3.1' }, (offer) => (offer.die === 'd6' ? 3 : 0))?.action).toBe('take d3 3.1');
  expect(armed(left, { from: '3.1' }, free)).toBeNull();
});

test('workers are taken with a die that the player names', () => {
  const left = narrow(offers, { verb: 'workers' }).left;
  expect(armed(left, { verb: 'workers' }, (offer) => (offer.die === 'd6' ? 1 : 0))).toBeNull();
});

test('a chosen depot is loaded alone unless its neighbour is wanted too', () => {
  const loads = ['load 3', 'load 3 4', 'load 4', 'load 4 5'].map(parse);
  const selection = pick(loads, {}, 'depot', '4');
  expect(armed(narrow(loads, selection).left, selection, free)?.action).toBe('load 4');
});
