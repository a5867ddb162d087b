import { expect, test } from 'vitest';
import plan from './fixtures/plan.json';
import { drafted, withDraft, without } from './draft';
import { parse, type Offer } from './narrowing';
import type { OrleansView, PlayerView } from './types';

const [zofia] = (plan.view as unknown as OrleansView).players;
const player = zofia as PlayerView;
const offers = plan.choices.map(({ action }) => parse(action, false));
const space = (of: PlayerView, name: string) => of.places.flatMap(({ spaces }) => spaces).find((one) => one.space === name);
const first = offers.find(({ verb }) => verb === 'assign') as Offer;

test('what is planned leaves the market and fills its space', () => {
  const { draft, offers: rest } = drafted(offers, [first.action], player);
  expect(draft.map(({ action }) => action)).toEqual([first.action]);
  expect(rest.some((offer) => offer.space === first.space)).toBe(false);
  const after = withDraft(player, draft);
  const name = first.follower?.split(' ')[1];
  expect(space(after, first.space ?? '')?.follower).toBe(name);
  const count = (of: PlayerView) => of.market.find(({ follower }) => follower === name)?.count ?? 0;
  expect(count(after)).toBe(count(player) - 1);
});

test('a follower that is used up fits nowhere any more', () => {
  const { offers: rest } = drafted(offers, [first.action], player);
  const left = player.market.find(({ follower }) => `market ${follower}` === first.follower)?.count === 1;
  expect(rest.some((offer) => offer.follower === first.follower)).toBe(!left);
});

test('what is no longer offered falls out of the plan', () => {
  const { draft } = drafted(offers, ['assign monk moon.1', first.action, first.action], player);
  expect(draft.map(({ action }) => action)).toEqual([first.action]);
});

test('the second of two equal spaces opens when the first is filled, and moves up when it is emptied', () => {
  const two: PlayerView = { ...player, market: [{ follower: 'knight', count: 2 }], tower: [] };
  const opened = drafted([parse('assign knight town_hall.1', false), parse('done', false)], ['assign knight town_hall.1', 'assign knight town_hall.2'], two);
  expect(opened.draft.map(({ action }) => action)).toEqual(['assign knight town_hall.1', 'assign knight town_hall.2']);
  expect(opened.offers.map(({ action }) => action)).toEqual(['done']);
  expect(without(opened.draft, 'town_hall.1')).toEqual(['assign knight town_hall.1']);
});

test('technology goes only where it is offered', () => {
  const two: PlayerView = { ...player, market: [{ follower: 'scholar', count: 2 }], tower: [] };
  const all = ['assign scholar office.1', 'technology office.1', 'technology ship.1'].map((action) => parse(action, false));
  const { offers: rest } = drafted(all, ['assign scholar office.1'], two);
  expect(rest.map(({ action }) => action)).toEqual(['assign scholar office.2', 'technology ship.1']);
});

test('the Theatre takes any number', () => {
  const many: PlayerView = { ...player, market: [{ follower: 'knight', count: 2 }], tower: [], places: [{ place: 'theatre', spaces: [{ space: 'theatre.1', follower: null, technology: false }], theatre: [{ follower: 'knight', count: 1 }], usable: false }] };
  const action = 'assign knight theatre.1';
  const { draft, offers: rest } = drafted([parse(action, false)], [action, action, action], many);
  expect(draft).toHaveLength(2);
  expect(rest).toEqual([]);
  expect(withDraft(many, draft).places[0]?.theatre).toEqual([{ follower: 'knight', count: 3 }]);
  expect(without(draft, 'theatre.1', 'knight')).toEqual([action]);
});
