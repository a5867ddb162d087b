import { expect, test } from 'vitest';
import { incomeOf } from './income';
import type { BurgundyView } from './types';
import turn from './fixtures/turn.json';

const [first] = (turn.view as unknown as BurgundyView).estates;
if (!first) throw new Error('somebody plays');
const estate = (...tiles: string[]) => ({
  ...first,
  spaces: tiles.map((tile) => ({ ground: 'mine' as const, pips: 1, tile })),
});

test('every mine pays a silver, and with knowledge 2 a worker', () => {
  expect(incomeOf(estate('castle', 'knowledge3'))).toEqual({ silver: 0, workers: 0 });
  expect(incomeOf(estate('mine', 'ship', 'mine'))).toEqual({ silver: 2, workers: 0 });
  expect(incomeOf(estate('mine', 'knowledge2', 'mine'))).toEqual({ silver: 2, workers: 2 });
});
