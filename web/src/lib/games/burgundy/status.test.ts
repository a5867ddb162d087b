import { expect, test } from 'vitest';
import { statusOf } from './status';
import type { BurgundyView } from './types';
import wait from './fixtures/wait.json';

const view = wait.view as unknown as BurgundyView;

test('the order of the round says who has played and who is next', () => {
  expect(view.order.map((seat) => statusOf(view, seat))).toEqual(['played', 'turn', 'next', 'waits']);
});

test('while chance decides everybody waits, and at the end the game is over', () => {
  expect(statusOf({ ...view, turn: 'chance' }, 'A')).toBe('waits');
  expect(statusOf({ ...view, turn: 'over' }, 'A')).toBe('over');
});
