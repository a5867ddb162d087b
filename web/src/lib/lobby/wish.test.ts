import { expect, it } from 'vitest';
import { listed } from '$lib/testing/listed';
import {
  arranged,
  clockOf,
  hotseatsOf,
  overDays,
  possibleWish,
  quickWish,
  request,
  wishOf,
  withLevel,
  withPlayers,
} from './wish';

const game = listed('setup', 'boards');
const wish = quickWish(game, ['random', 'apprentice'], 'en');

it('a clock is for every move or for the whole game', () => {
  expect(request(wish, game).clock).toBeUndefined();
  expect(request({ ...wish, clock: { per: 'move', seconds: 60 } }, game).clock).toEqual({ per_move_s: 60 });
  expect(request({ ...wish, clock: { per: 'game', seconds: 1800 } }, game).clock).toEqual({ total_s: 1800 });
  expect(request({ ...wish, clock: { per: 'turn', seconds: 86_400, weekendsOff: true } }, game).clock).toEqual({
    turn: { move_s: 86_400, weekends_off: true },
  });
  expect(request({ ...wish, clock: { per: 'days', seconds: 864_000, weekendsOff: true } }, game).clock).toEqual({
    days: { total_s: 864_000, weekends_off: true },
  });
  for (const per of ['move', 'game', 'turn', 'days'] as const) {
    const clock = { per, seconds: 60, ...(overDays(per) && { weekendsOff: true }) };
    expect(wishOf(clockOf(clock))).toEqual(clock);
  }
});

it('only those at this screen are named', () => {
  const two = withPlayers(wish, 2, 'apprentice');
  const [you, other] = two.seats.map((seat) => ({ ...seat, name: 'Ola' }));
  if (!you || !other) throw new Error('two play');
  expect(hotseatsOf({ ...two, seats: [you, { ...other, kind: 'hotseat' }] })).toEqual({ A: '', B: 'Ola' });
  expect(hotseatsOf({ ...two, seats: [you, other] })).toEqual({ A: '', B: '' });
});

it('the rulebook is the one of the reader', () => {
  const orleans = { ...listed('edition', 'start'), game: 'orleans' };
  const edition = (language: 'en' | 'pl' | 'ru') => quickWish(orleans, [], language).options.edition;
  expect([edition('en'), edition('pl'), edition('ru')]).toEqual(['original', 'polish', 'russian']);
});

it('what people choose by taste comes first, and the edition before the other details', () => {
  const orleans = { ...listed('bank', 'edition', 'start', 'extra_tiles'), game: 'orleans' };
  const names = ({ usual, details }: ReturnType<typeof arranged>) =>
    [usual, details].map((all) => all.map((one) => one.name));
  expect(names(arranged(orleans))).toEqual([
    ['extra_tiles', 'start'],
    ['edition', 'bank'],
  ]);
});

it('what is no longer possible gives way to what is', () => {
  const chosen = { ...wish, options: { setup: 'D', boards: '' } };
  const possible = { options: [{ name: 'setup', values: ['random', 'A'] }] };
  expect(possibleWish(chosen, possible).options).toEqual({ setup: 'random', boards: '' });
  expect(possibleWish(wish, { options: [{ name: 'setup', values: [''] }] })).toBe(wish);
});

it('all bots get the rank that is chosen on the first page', () => {
  expect(withLevel(wish, 'master').seats.map((seat) => seat.level)).toEqual(['master', 'master', 'master']);
});
