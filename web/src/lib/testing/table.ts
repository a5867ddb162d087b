/** A drawn table for tests, and what players do to it. */

import { cleanup, render } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import type { Choice, Snapshot } from '$lib/api/types';
import DrawnTable from '$lib/drawn/DrawnTable.svelte';
import type { DrawnGame } from '$lib/drawn/types';
import { Staged } from '$lib/staged.svelte';
import { wordsOf } from './words';

export function target(name: string, index = 0): Element {
  const found = document.querySelectorAll(`[data-target="${name}"]`)[index];
  if (!found) throw new Error(`${name} is not offered`);
  return found;
}

export const targets = (part: string): string[] =>
  [...document.querySelectorAll(`[data-target^="${part}:"]`)].map(
    (one) => one.getAttribute('data-target')?.slice(part.length + 1) ?? '',
  );

/** What follows a verb in the offered actions. */
export const offered = (fixture: { choices: { action: string }[] }, verb: string): string[] =>
  fixture.choices
    .map(({ action }) => action)
    .filter((action) => action.startsWith(`${verb} `))
    .map((action) => action.slice(verb.length + 1));

/** Buttons, of the dialog if there is one, by the start of what they say; roles of a whole table take jsdom seconds. */
export function saying(start: string): HTMLButtonElement[] {
  const within = document.querySelector('dialog') ?? document;
  return [...within.querySelectorAll<HTMLButtonElement>('button, [role=button]')].filter((one) =>
    (one.getAttribute('aria-label') ?? one.textContent ?? '').trim().startsWith(start),
  );
}

export function button(start: string): HTMLButtonElement {
  const [found] = saying(start);
  if (!found) throw new Error(`no button ${start}`);
  return found;
}

export const played = (onplay: { mock: { calls: [Choice][] } }): string[][] =>
  onplay.mock.calls.map(([{ action, then = [] }]) => [action, ...then]);

/** A page of this width; jsdom lays nothing out, and knows no modal dialogs. */
export function wide(width: number): void {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(700);
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
}

/** Makes the tests of a file ready for the tables of a game, and shows one for a fixture. */
export function tableOf(game: DrawnGame) {
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
  const words = wordsOf('en');
  return (fixture: unknown, props: Record<string, unknown> = {}) => {
    const onplay = vi.fn<(choice: Choice) => void>();
    const onundo = vi.fn<(to?: number, only?: boolean) => void>();
    const staged = new Staged();
    const shown = { game, snapshot: fixture as Snapshot, words, onplay, onundo, staged };
    // What is chosen stays in sight; tests of what plays at once say so.
    const view = render(DrawnTable, { ...shown, confirm: 'every', ...props });
    return { onplay, onundo, staged, user: userEvent.setup(), ...view };
  };
}
