import { expect, test } from 'vitest';
import act from './fixtures/act.json';
import plan from './fixtures/plan.json';
import sendbather from './fixtures/sendbather.json';
import { narrow } from '$lib/drawn/narrowing';
import { parse, PARTS } from './narrowing';

const offers = (fixture: { choices: { action: string }[] }, bathing = false) =>
  fixture.choices.map(({ action }) => parse(action, bathing));

test('notation falls into what can be clicked', () => {
  expect(parse('assign own_farmer village.1', false)).toMatchObject({
    follower: 'market own_farmer',
    space: 'village.1',
  });
  expect(parse('assign monk ship.2 tower', false)).toMatchObject({ follower: 'tower monk', space: 'ship.2' });
  expect(parse('technology village.1', false)).toMatchObject({ follower: 'technology', space: 'village.1' });
  expect(parse('deed trader canalisation point', false)).toMatchObject({
    kind: 'trader',
    deed: 'canalisation',
    gain: 'point',
  });
  expect(parse('deed trader canalisation', false)).toMatchObject({ gain: 'coin' });
  expect(parse('move blois water', false)).toMatchObject({ town: 'blois', way: 'water' });
  expect(parse('back village.2 monk', false)).toMatchObject({ back: 'village.2 monk' });
  expect(parse('pass', false)).toEqual({ action: 'pass', verb: 'pass' });
});

test('a follower leaves the spaces that it fits', () => {
  const all = offers(plan);
  const [first] = all;
  const { open } = narrow(PARTS, all, { follower: first?.follower ?? '' });
  expect([...open.space]).toEqual(all.filter(({ follower }) => follower === first?.follower).map(({ space }) => space));
});

test('followers of the Bathhouse come from it and not from the market', () => {
  expect(offers(sendbather, true).every(({ follower }) => follower === undefined || follower.startsWith('bath '))).toBe(
    true,
  );
});

test('places are offered with their action', () => {
  const { offered } = narrow(PARTS, offers(act), {});
  expect([...offered.place].length).toBe(act.choices.length - 1);
});
