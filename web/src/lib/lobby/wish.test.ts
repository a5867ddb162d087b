import { expect, it } from 'vitest';
import { listed } from '$lib/testing/listed';
import { hotseatsOf, quickWish, request, withPlayers } from './wish';

const game = listed('setup', 'boards');
const wish = quickWish(game, ['random', 'apprentice']);

it('a clock is for every move or for the whole game', () => {
  expect(request(wish, game).clock).toBeUndefined();
  expect(request({ ...wish, clock: { per: 'move', seconds: 60 } }, game).clock).toEqual({ per_move_s: 60 });
  expect(request({ ...wish, clock: { per: 'game', seconds: 1800 } }, game).clock).toEqual({ total_s: 1800 });
});

it('only those at this screen are named', () => {
  const two = withPlayers(wish, 2, 'apprentice');
  const [you, other] = two.seats.map((seat) => ({ ...seat, name: 'Ola' }));
  if (!you || !other) throw new Error('two play');
  expect(hotseatsOf({ ...two, seats: [you, { ...other, kind: 'hotseat' }] })).toEqual({ A: '', B: 'Ola' });
  expect(hotseatsOf({ ...two, seats: [you, other] })).toEqual({ A: '', B: '' });
});
