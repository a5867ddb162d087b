import { expect, test } from 'vitest';
import { narrow, pick, type Offer, type Selection } from './narrowing';

type Part = 'card' | 'action';
const offers: Offer<Part>[] = [
  { action: 'take red', card: 'red' },
  { action: 'take blue', card: 'blue' },
  { action: 'done' },
];

test('an action with a button of its own leaves everything else to be chosen', () => {
  const chosen = pick(offers, {} as Selection<Part>, 'action', 'done');
  expect([...narrow(['card', 'action'], offers, chosen).open.card]).toEqual(['red', 'blue']);
  expect(pick(offers, chosen, 'card', 'red')).toEqual({ card: 'red' });
});
