import { expect, test } from 'vitest';
import { leftOf, narrow, pick } from '$lib/drawn/narrowing';
import { parse, PARTS, stripOf, type Part } from './narrowing';

const offers = [
  'place farmyard lay',
  'place farmyard prior',
  'place clay_mound lay',
  'contract B market',
  'fell 1 0',
  'cut 0 1',
  'build windmill',
  'district -1 plains',
  'district -1 hills',
  'district 2 plains',
  'plot 0 coast',
  'plot 0 mountain',
  'convert grain',
].map((action) => parse(action, 'A'));
const of = (selection: Partial<Record<Part, string>>) => leftOf(offers, selection).map(({ action }) => action);

test('a building leaves who may go there', () => {
  expect(of({ house: 'A farmyard' })).toEqual(['place farmyard lay', 'place farmyard prior']);
  expect(of({ house: 'A farmyard', rank: 'prior' })).toEqual(['place farmyard prior']);
  expect(of({ house: 'B market' })).toEqual(['contract B market']);
});

test('both kinds of land are one thing to do', () => {
  expect([...narrow(PARTS, offers, { group: 'land' }).open.tile]).toEqual(['district', 'plot']);
  expect([...narrow(PARTS, offers, { tile: 'district' }).open.place]).toEqual(['district -1', 'district 2']);
  expect(of({ place: 'district -1', side: 'hills' })).toEqual(['district -1 hills']);
});

test('a thing of another kind takes the place of what was chosen', () => {
  expect(pick(offers, { group: 'place', house: 'A farmyard' }, 'spot', '1 0')).toEqual({ spot: '1 0' });
});

test('markers of the wheel: one of its own, or the joker', () => {
  expect(parse('produce sheep', 'A')).toMatchObject({ marker: 'sheep', good: 'sheep' });
  expect(parse('produce sheep joker', 'A')).toMatchObject({ marker: 'joker', good: 'sheep' });
});

test('what is copied stands on an estate or lies in the display', () => {
  expect(parse('copy B market', 'A')).toMatchObject({ house: 'B market' });
  expect(parse('copy display market', 'A')).toMatchObject({ card: 'market' });
});

test('land lies where its name says', () => {
  expect(stripOf('district -1')).toMatchObject({ col: 0, row: -1, width: 5, height: 1 });
  expect(stripOf('plot 0 coast')).toMatchObject({ col: -2, row: 0, width: 2, height: 2 });
  expect(stripOf('plot 2 mountain')).toMatchObject({ col: 5, row: 2 });
});
