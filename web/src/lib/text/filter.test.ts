import { describe, expect, it } from 'vitest';
import { completion, filter, grouped, inOrder, meant, type Offer } from './filter';

const offer = (heading: string, words: string, action: string): Offer<string> => ({
  choice: action,
  heading,
  words,
  action,
});
const offers = [
  offer('Take', 'Take the castle from depot 2', 'take d2 2.2'),
  offer('Sell', 'Sell all purple goods', 'sell d2 purple'),
  offer('Take', 'Take the mine from depot 4', 'take d4 4.4'),
];
const actions = (typed: string) => filter(offers, typed).map((one) => one.action);

describe('what is typed', () => {
  it('filters by words in any order', () => {
    expect(actions('depot mine')).toEqual(['take d4 4.4']);
  });

  it('filters by notation', () => {
    expect(actions('SELL D2')).toEqual(['sell d2 purple']);
  });

  it('finds nothing that is not offered', () => {
    expect(actions('castle purple')).toEqual([]);
  });

  it('means the action that begins like it', () => {
    expect(meant(filter(offers, 'take d4'), 'take d4')).toBe(0);
    expect(meant(offers, 'sell')).toBe(1);
    expect(meant([], 'x')).toBe(-1);
  });

  it('is completed by Tab where the notation goes on', () => {
    expect(completion(offers[0], 'take d')).toBe('2 2.2');
    expect(completion(offers[0], 'castle')).toBe('');
    expect(completion(offers[0], '')).toBe('');
  });
});

it('offers stand under their headings in the order in which they are numbered', () => {
  const ordered = inOrder(offers);
  expect(ordered.map((one) => one.heading)).toEqual(['Take', 'Take', 'Sell']);
  expect(grouped(ordered).map((group) => group.offers.map(({ at }) => at))).toEqual([[0, 1], [2]]);
});
