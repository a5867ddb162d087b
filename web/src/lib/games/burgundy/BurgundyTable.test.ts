import { readFileSync } from 'node:fs';
import { cleanup, render } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Choice, Snapshot } from '$lib/api/types';
import { Words } from '$lib/words';
import BurgundyTable from './BurgundyTable.svelte';
import cityhall from './fixtures/cityhall.json';
import estates from './fixtures/estates.json';
import turn from './fixtures/turn.json';
import wait from './fixtures/wait.json';

const words = new Words(
  'en',
  ['app', 'burgundy', 'burgundy-table'].map((name) => readFileSync(`../locales/en/${name}.ftl`, 'utf8')),
);
const snapshot = (fixture: unknown) => fixture as Snapshot;
const target = (name: string): Element => {
  const found = document.querySelector(`[data-target="${name}"]`);
  if (!found) throw new Error(`${name} is not offered`);
  return found;
};
const targets = (part: string) =>
  [...document.querySelectorAll(`[data-target^="${part}:"]`)].map(
    (one) => one.getAttribute('data-target')?.split(':')[1],
  );

/** Buttons by the start of what they say; roles of a whole table take jsdom seconds. */
const saying = (start: string) =>
  [...document.querySelectorAll('button, [role=button]')].filter((one) =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().startsWith(start),
  );
const heading = () => document.querySelector('.mine h2')?.textContent;

/** A page of this width; jsdom lays nothing out. */
function wide(width: number) {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
}

function show(fixture: unknown, props: Record<string, unknown> = {}) {
  const onplay = vi.fn<(choice: Choice) => void>();
  const view = render(BurgundyTable, { snapshot: snapshot(fixture), words, onplay, ...props });
  return { onplay, ...view };
}

afterEach(cleanup);
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  wide(1366);
});

test('only what is offered can be chosen', () => {
  show(turn);
  const offered = new Set(
    turn.choices.filter(({ action }) => action.startsWith('place')).map(({ action }) => action.split(' ')[3]),
  );
  expect(new Set(targets('space'))).toEqual(offered);
  expect(targets('from').length).toBeGreaterThan(0);
});

test('a tile and a hex make an action, and Enter plays it', async () => {
  const user = userEvent.setup();
  const { onplay } = show(turn);
  await user.click(target('slot:3'));
  expect(new Set(targets('space'))).toEqual(new Set(['23', '26', '32']));
  await user.click(target('space:23'));
  expect(onplay).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(onplay).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ seat: 'A', action: 'place d2 3 23' }));
});

test('the other way round it is the same action', async () => {
  const user = userEvent.setup();
  const { onplay } = show(turn);
  await user.click(target('space:23'));
  await user.click(target('slot:3'));
  await user.keyboard('{Enter}');
  expect(onplay.mock.calls[0]?.[0].action).toBe('place d2 3 23');
});

test('without confirmation the last click plays, but no die is chosen for the player', async () => {
  const user = userEvent.setup();
  const { onplay } = show(turn, { confirm: false });
  await user.click(target('slot:3'));
  await user.click(target('space:23'));
  expect(onplay).not.toHaveBeenCalled();
  await user.click(target('die:d2'));
  expect(onplay.mock.calls[0]?.[0].action).toBe('place d2 3 23');
});

test('escape steps back', async () => {
  const user = userEvent.setup();
  show(turn);
  const before = targets('space').length;
  await user.click(target('slot:3'));
  expect(targets('space').length).toBeLessThan(before);
  await user.keyboard('{Escape}');
  expect(targets('space')).toHaveLength(before);
});

test('targets say what they do in the words of the engine', async () => {
  const user = userEvent.setup();
  show(turn);
  await user.click(target('slot:3'));
  expect(target('space:23').getAttribute('aria-label')).toMatch(/^Place the city hall on space 23/u);
});

test('an effect can be done without', async () => {
  const user = userEvent.setup();
  const { onplay } = show(cityhall);
  await user.click(saying('Skip')[0] as Element);
  await user.keyboard('{Enter}');
  expect(onplay.mock.calls[0]?.[0].action).toBe('skip');
});

test('the sides of a player board are drawn to choose from', async () => {
  const user = userEvent.setup();
  const { onplay } = show(estates);
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
  const user = userEvent.setup();
  show(turn);
  await user.click(saying('Łukasz')[0] as Element);
  expect(heading()).toBe('Łukasz');
  await user.keyboard('{Escape}');
  expect(heading()).toBe('Zofia');
});

test('on a phone one board is shown at a time, and a verb turns to its board', async () => {
  wide(390);
  const user = userEvent.setup();
  show(turn);
  expect(targets('space').length).toBeGreaterThan(0);
  expect(targets('from')).toHaveLength(0);
  await user.click(target('verb:take'));
  expect(targets('from').length).toBeGreaterThan(0);
  expect(targets('space')).toHaveLength(0);
});

test('what is chosen before the next question has come stays, if it is offered there', async () => {
  const user = userEvent.setup();
  const { rerender } = show(turn);
  await user.click(target('slot:3'));
  await user.click(target('space:23'));
  const fewer = turn.choices.filter(({ action }) => action.startsWith('place d2 3'));
  await rerender({ snapshot: snapshot({ ...turn, choices: fewer }) });
  expect(target('space:23').getAttribute('aria-pressed')).toBe('true');
  await rerender({
    snapshot: snapshot({ ...turn, choices: turn.choices.filter(({ action }) => action.startsWith('take')) }),
  });
  expect(document.querySelectorAll('[aria-pressed=true]')).toHaveLength(0);
});
