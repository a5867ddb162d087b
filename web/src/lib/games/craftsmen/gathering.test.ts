import { expect, test } from 'vitest';
import { cardsOf } from './catalog';
import discard from './fixtures/discard.json';
import invest from './fixtures/invest.json';
import look from './fixtures/look.json';
import pay from './fixtures/pay.json';
import {
  decisions,
  gatheringOf,
  isComplete,
  leftOut,
  marksOf,
  proposal,
  taken,
  worthOf,
  type Gathering,
} from './gathering';
import type { Asked, CraftsmenView } from './types';

const of = (fixture: { view: unknown }) => {
  const view = fixture.view as CraftsmenView;
  const gathering = gatheringOf(view, view.asked as Asked);
  if (!gathering) throw new Error('something is gathered');
  return { view, gathering };
};

test('the best payment is proposed, and it is one', () => {
  const { view, gathering } = of(pay);
  const picks = proposal(gathering);
  expect(isComplete(gathering, picks)).toBe(true);
  expect(worthOf(view, view.bill.paid, picks)).toBeGreaterThanOrEqual(view.bill.price);
});

test('every payment of the rules can be put together by clicks, in any order', () => {
  const { gathering } = of(pay);
  for (const way of gathering.ways) {
    let picks: string[] = [];
    for (const card of [...way].reverse()) picks = taken(gathering, picks, card);
    expect([...picks].sort()).toEqual([...way].sort());
    expect(isComplete(gathering, picks)).toBe(true);
    expect(decisions(gathering, picks)).toEqual([...way].map((card) => `pay ${card}`));
  }
});

test('a card more than needed drops others until it is a payment again', () => {
  const gathering: Gathering = {
    kind: 'pay',
    verb: 'pay',
    from: ['blue1', 'blue3', 'red2', 'red3'],
    need: null,
    ways: [
      ['blue1', 'blue3'],
      ['red2', 'red3'],
      ['blue3', 'red3'],
    ],
  };
  expect(taken(gathering, ['blue1', 'blue3'], 'red3').sort()).toEqual(['blue3', 'red3']);
  expect(leftOut(['blue1', 'blue3'], 'blue1')).toEqual(['blue3']);
  expect(isComplete(gathering, ['blue3'])).toBe(false);
});

test('of discards the last clicked stay, and are sent rising', () => {
  const { gathering } = of(discard);
  const [a = '', b = '', c = ''] = gathering.from;
  const picks = [c, b, a].reduce<string[]>((all, one) => taken(gathering, all, one), []);
  expect(picks.length).toBe(gathering.need);
  expect(decisions(gathering, picks)).toEqual(
    [...picks].sort((x, y) => gathering.from.indexOf(x) - gathering.from.indexOf(y)).map((one) => `discard ${one}`),
  );
});

test('one card of each colour is invested', () => {
  const gathering: Gathering = {
    kind: 'invest',
    verb: 'invest',
    from: ['purple1', 'green1', 'green3', 'blue2', 'red1'],
    need: 4,
    ways: [['purple1'], ['green1', 'green3'], ['blue2'], ['red1']],
  };
  const picks = ['red1', 'green1', 'blue2', 'purple1', 'green3'].reduce<string[]>(
    (all, one) => taken(gathering, all, one),
    [],
  );
  expect(picks).not.toContain('green1');
  expect(isComplete(gathering, picks)).toBe(true);
  expect(decisions(gathering, picks)).toEqual(['invest purple1', 'invest green3', 'invest blue2', 'invest red1']);
});

test('what can be invested is what the game says, one card of each colour that is still wanted', () => {
  const { view, gathering } = of(invest);
  expect([[...new Set(gathering.from)], gathering.need]).toEqual([view.investments.flat(), 1]);
  const among = (investments: CraftsmenView['investments']) => {
    const found = gatheringOf({ ...view, investments }, view.asked as Asked);
    return [[...new Set(found?.from)], found?.need];
  };
  expect(among([['red2']])).toEqual([['red2'], 1]);
  expect(among([])).toEqual([[], 0]);
  expect(proposal(gathering)).toEqual([]);
});

test('cards are laid out in the order of the catalogue, and put back in the order of the clicks', () => {
  const { gathering } = of(look);
  const [first = '', second = ''] = gathering.from;
  expect(decisions(gathering, [second, first])).toEqual(decisions(gathering, [first, second]));
  expect(decisions({ ...gathering, kind: 'arrange', verb: 'return' }, [second, first])).toEqual([
    `return ${second}`,
    `return ${first}`,
  ]);
});

test('a purse is counts of cards, rising', () => {
  expect(cardsOf([0, 0, 1, 0, 0, 0, 0, 0, 0, 2, 0, 0])).toEqual(['purple3', 'red1', 'red1']);
});

test('whoever has put all but one in order cannot throw the first one out by a further click', () => {
  const gathering: Gathering = { kind: 'arrange', verb: 'return', from: ['weaver', 'mill', 'mine'], need: 2, ways: [] };
  const two = ['weaver', 'mill'].reduce<string[]>((picks, card) => taken(gathering, picks, card), []);
  expect(taken(gathering, two, 'mine')).toEqual(['weaver', 'mill']);
});

test('of equal cards the one that was clicked is meant', () => {
  expect(marksOf(['red1'], [])).toEqual(['red1:0']);
  expect(marksOf(['red1'], ['red1:2'])).toEqual(['red1:2']);
  expect(marksOf(['red1', 'red1'], ['red1:2'])).toEqual(['red1:2', 'red1:0']);
  expect(marksOf(['blue2', 'red1'], ['red1:1', 'red1:0'])).toEqual(['blue2:0', 'red1:1']);
});
