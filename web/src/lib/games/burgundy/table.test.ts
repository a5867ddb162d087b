// @vitest-environment jsdom

import { expect, test, vi } from 'vitest';
import type { Snapshot } from '$lib/api/types';
import { button, offered, saying, tableOf, target, targets, wide } from '$lib/testing/table';
import game from '.';
import cityhall from './fixtures/cityhall.json';
import estates from './fixtures/estates.json';
import turn from './fixtures/turn.json';
import wait from './fixtures/wait.json';

const snapshot = (fixture: unknown) => fixture as Snapshot;

const heading = () => document.querySelector('.mine h2')?.textContent;

const show = tableOf(game);

/** A city hall in storage, and a space on which either die could place it, this one for less. */
const [SLOT, SPACE, DIE] = ['1', '29', 'd5'];
const PLACE = `place ${DIE} ${SLOT} ${SPACE}`;

test('only what is offered can be chosen', () => {
  show(turn);
  expect(new Set(targets('space'))).toEqual(new Set(offered(turn, 'place').map((one) => one.split(' ')[2])));
  expect(targets('from').length).toBeGreaterThan(0);
});

test('a tile and a hex make an action, and Enter plays it', async () => {
  const { user, onplay } = show(turn);
  await user.click(target(`slot:${SLOT}`));
  const fitting = offered(turn, 'place')
    .map((one) => one.split(' '))
    .filter(([, slot]) => slot === SLOT);
  expect(new Set(targets('space'))).toEqual(new Set(fitting.map(([, , space]) => space)));
  await user.click(target(`space:${SPACE}`));
  expect(onplay).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onplay).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ seat: 'A', action: PLACE }));
});

test('the other way round it is the same action', async () => {
  const { user, onplay } = show(turn);
  await user.click(target(`space:${SPACE}`));
  await user.click(target(`slot:${SLOT}`));
  await user.keyboard('{Enter}');
  expect(onplay.mock.calls[0]?.[0].action).toBe(PLACE);
});

test.each(['lasting', 'never'] as const)(
  'what is armed plays at once where it need not be confirmed: %s',
  async (confirm) => {
    const { user, onplay } = show(turn, { confirm });
    await user.click(target(`slot:${SLOT}`));
    expect(onplay).not.toHaveBeenCalled();
    await user.click(target(`space:${SPACE}`));
    expect(onplay.mock.calls[0]?.[0].action).toBe(PLACE);
  },
);

test('what hands the turn on waits for its confirmation', async () => {
  const last = { ...turn, choices: turn.choices.map((choice) => ({ ...choice, lasting: true })) };
  const { user, onplay } = show(last, { confirm: 'lasting' });
  await user.click(target(`slot:${SLOT}`));
  await user.click(target(`space:${SPACE}`));
  expect(onplay).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onplay.mock.calls[0]?.[0].action).toBe(PLACE);
});

test('the second click of a double click does not choose again', async () => {
  const { user, onplay } = show(turn, { confirm: 'lasting' });
  await user.click(target(`slot:${SLOT}`));
  await user.dblClick(target(`space:${SPACE}`));
  expect(onplay).toHaveBeenCalledOnce();
});

test('while something is missing the prompt says what is chosen and what is asked for', async () => {
  const { user, staged } = show(turn);
  expect(staged.soFar).toBeNull();
  await user.click(target(`slot:${SLOT}`));
  expect(staged.soFar).toMatch(/in storage: choose a space$/u);
});

test('escape steps back', async () => {
  const { user } = show(turn);
  const before = targets('space').length;
  await user.click(target(`slot:${SLOT}`));
  expect(targets('space').length).toBeLessThan(before);
  await user.keyboard('{Escape}');
  expect(targets('space')).toHaveLength(before);
});

test('targets say what they do in the words of the engine', async () => {
  const { user } = show(turn);
  await user.click(target(`slot:${SLOT}`));
  expect(target(`space:${SPACE}`).getAttribute('aria-label')).toMatch(
    new RegExp(`^Place the city hall on space ${SPACE}`, 'u'),
  );
});

test('an effect can be done without', async () => {
  const { user, onplay } = show(cityhall);
  await user.click(saying('Skip')[0] as Element);
  await user.keyboard('{Enter}');
  expect(onplay.mock.calls[0]?.[0].action).toBe('skip');
});

test('the sides of a player board are drawn to choose from', async () => {
  const { user, onplay } = show(estates);
  const buttons = saying('Choose estate');
  expect(buttons).toHaveLength(estates.choices.length);
  await user.click(buttons[0] as Element);
  await user.keyboard('{Enter}');
  expect(onplay.mock.calls[0]?.[0].action).toBe(estates.choices[0]?.action);
});

test('who waits can choose nothing, nor who looks back', () => {
  const { unmount } = show(wait);
  expect(document.querySelectorAll('[data-target]')).toHaveLength(0);
  unmount();
  show(turn, { view: wait.view, lines: wait.log });
  expect(document.querySelectorAll('[data-target]')).toHaveLength(0);
});

test('another estate is one click away, and so is the way back', async () => {
  const { user } = show(turn);
  await user.click(saying('Łukasz')[0] as Element);
  expect(heading()).toBe('Łukasz');
  await user.keyboard('{Escape}');
  expect(heading()).toBe('Zofia');
});

test('on a phone one board is shown at a time, and a verb turns to its board', async () => {
  wide(390);
  const { user } = show(turn);
  expect(targets('space').length).toBeGreaterThan(0);
  expect(targets('from')).toHaveLength(0);
  await user.click(target('verb:take'));
  expect(targets('from').length).toBeGreaterThan(0);
  expect(targets('space')).toHaveLength(0);
});

test('on a phone a stored tile turns to the estate that it goes to', async () => {
  wide(390);
  const { user } = show(turn);
  await user.click(button('Board'));
  expect(targets('space')).toHaveLength(0);
  await user.click(target(`slot:${SLOT}`));
  expect(targets('space').length).toBeGreaterThan(0);
});

test('on a phone all that dice can do is offered on the board, too', async () => {
  wide(390);
  const { user } = show(turn);
  await user.click(button('Board'));
  expect(targets('verb')).toContain('workers');
  await user.click(target(`die:${DIE}`));
  expect(targets('verb')).toContain('workers');
});

test('on a phone what can be taken lies in a row, too, large enough for a finger', async () => {
  wide(390);
  const { user } = show(turn);
  await user.click(button('Board'));
  const row = [...document.querySelectorAll('.takeable [data-target]')].map((one) => one.getAttribute('data-target'));
  expect(new Set(row)).toEqual(new Set(targets('from').map((from) => `from:${from}`)));
  expect(row.length).toBeGreaterThan(0);
});

test('what is chosen before the next question has come stays, if it is offered there', async () => {
  const { user, rerender } = show(turn);
  await user.click(target(`slot:${SLOT}`));
  await user.click(target(`space:${SPACE}`));
  const fewer = turn.choices.filter(({ action }) => action.startsWith(`place ${DIE} ${SLOT}`));
  await rerender({ snapshot: snapshot({ ...turn, choices: fewer }) });
  expect(target(`space:${SPACE}`).getAttribute('aria-pressed')).toBe('true');
  await rerender({
    snapshot: snapshot({ ...turn, choices: turn.choices.filter(({ action }) => action.startsWith('take')) }),
  });
  expect(document.querySelectorAll('[aria-pressed=true]')).toHaveLength(0);
});

test('the spaces of the turn order are counted as the log counts them', () => {
  show(turn);
  const labels = [...document.querySelectorAll('.track .space')].map((one) => one.textContent);
  expect(labels.slice(0, 3)).toEqual(['1', '2', '3']);
});

test('what the pointer is on is shown large while Shift is held', async () => {
  const { user } = show(turn);
  const tile = document.querySelector('[data-tip^="tile:"]');
  if (!tile) throw new Error('no tile on the table');
  await user.hover(tile);
  await user.keyboard('{Shift>}');
  await vi.waitFor(() => expect(document.querySelector('.bubble.large')).not.toBeNull());
  await user.keyboard('{/Shift}');
  await vi.waitFor(() => expect(document.querySelector('.bubble.large')).toBeNull());
  expect(document.querySelector('.bubble')?.textContent).not.toBe('');
});

test('what is advised is marked in every view of a phone', async () => {
  wide(390);
  const { user } = show(turn, { advised: ['take d4 2.1'] });
  const advised = () => [...document.querySelectorAll('[data-advised]')].map((one) => one.getAttribute('data-target'));
  await user.click(button('Estate'));
  expect(advised()).not.toContain('from:2.1');
  await user.click(button('Board'));
  await vi.waitFor(() => expect(advised()).toContain('from:2.1'));
});
