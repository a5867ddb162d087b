// @vitest-environment jsdom

import { fireEvent } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import burgundy from '$lib/games/burgundy';
import turnOfBurgundy from '$lib/games/burgundy/fixtures/turn.json';
import craftsmen from '$lib/games/craftsmen';
import build from '$lib/games/craftsmen/fixtures/build.json';
import labora from '$lib/games/labora';
import turnOfLabora from '$lib/games/labora/fixtures/turn.json';
import orleans from '$lib/games/orleans';
import plan from '$lib/games/orleans/fixtures/plan.json';
import { tableOf } from '$lib/testing/table';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const bubble = () => document.querySelector('.bubble');
/** Things that explain themselves and can be chosen, each another one. */
function choosable(): Element[] {
  const all = [...document.querySelectorAll('[data-tip][data-target], [data-tip] [data-target]')];
  const about = (one: Element) => one.closest('[data-tip]')?.getAttribute('data-tip');
  return all.filter((one, index) => all.findIndex((other) => about(other) === about(one)) === index);
}
const pressed = () => document.querySelectorAll('[aria-pressed=true]').length;
/** jsdom knows no pointers. */
function pointer(kind: string, at: Element, pointerType: string): Promise<boolean> {
  return fireEvent(at, Object.assign(new Event(`pointer${kind}`, { bubbles: true }), { pointerType }));
}
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

const showBurgundy = tableOf(burgundy);
const showLabora = tableOf(labora);
const showOrleans = tableOf(orleans);
const showCraftsmen = tableOf(craftsmen);

test.each([
  ['Burgundy', showBurgundy, turnOfBurgundy],
  ['Ora et Labora', showLabora, turnOfLabora],
  ['Orléans', showOrleans, plan],
  ['Craftsmen', showCraftsmen, build],
])('%s: a long press shows a thing large and plays nothing; the next tap chooses', async (_, show, fixture) => {
  const { onplay } = show(fixture);
  const [thing] = choosable();
  if (!thing) throw new Error('nothing to choose');
  const before = pressed();
  await pointer('down', thing, 'touch');
  await wait(440);
  expect(bubble()).toBeNull();
  await wait(20);
  expect(bubble()?.classList).toContain('large');
  expect(bubble()?.textContent.trim()).not.toBe('');
  await pointer('up', thing, 'touch');
  await fireEvent.click(thing);
  expect(pressed()).toBe(before);
  expect(onplay).not.toHaveBeenCalled();
  await pointer('down', thing, 'touch');
  expect(bubble()).toBeNull();
  await pointer('up', thing, 'touch');
  await fireEvent.click(thing);
  expect(pressed() + onplay.mock.calls.length).toBeGreaterThan(before);
});

/** In Orléans what is clicked lies inside of what explains itself. */
test.each([
  ['Orléans', showOrleans, plan],
  ['Craftsmen', showCraftsmen, build],
])('%s: what was just clicked says nothing more, until one was elsewhere', async (_, show, fixture) => {
  show(fixture);
  const [thing, other] = choosable();
  if (!thing || !other) throw new Error('too little to choose');
  const over = async (one: Element) => {
    await pointer('over', one, 'mouse');
    await wait(1100);
    return bubble()?.textContent ?? null;
  };
  const said = await over(thing);
  expect(said).not.toBeNull();
  await pointer('down', thing, 'mouse');
  await fireEvent.click(thing);
  expect(await over(thing)).toBeNull();
  expect(await over(other)).not.toBeNull();
  expect(await over(thing)).not.toBeNull();
});

test('what has the focus is shown large while Shift is held', async () => {
  showCraftsmen(build);
  const [thing] = choosable();
  if (!thing) throw new Error('nothing to choose');
  await fireEvent.focusIn(thing);
  await fireEvent.keyDown(window, { key: 'Shift' });
  await wait(160);
  expect(bubble()?.classList).toContain('large');
  await fireEvent.keyUp(window, { key: 'Shift' });
  expect(bubble()?.classList).not.toContain('large');
});
