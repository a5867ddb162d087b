// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { local } from '$lib/api/local';
import { speech } from '$lib/i18n.svelte';
import { wordsOf } from '$lib/testing/words';
import Notes from './Notes.svelte';
import { updates } from './updates.svelte';

vi.mock('./updates.svelte', async (original) => {
  const { Updates } = await original<typeof import('./updates.svelte')>();
  return { updates: new Updates({} as never) };
});

beforeEach(() => void (speech.words = wordsOf('en')));
afterEach(cleanup);

const comes = () =>
  flushSync(() => {
    if (updates) updates.ready = { postMessage: vi.fn() } as unknown as ServiceWorker;
  });
const said = () => screen.queryByText('A new version is ready.') !== null;

it('a version that somebody wants later is not said again, the next one is', async () => {
  render(Notes);
  comes();
  expect(said()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(said()).toBe(false);
  comes();
  expect(said()).toBe(true);
});

it('a bot that has found no move is asked again by whoever wants that', async () => {
  const again = vi.spyOn(local, 'again').mockReturnValue(undefined);
  render(Notes);
  flushSync(() => local.ontrouble?.('stuck', 'no move'));
  expect(screen.queryByText(/^A bot did not find a move/)).not.toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(again).toHaveBeenCalledOnce();
  expect(screen.queryByText(/^A bot did not find a move/)).toBeNull();
});

it('what is over is no longer said, and other trouble stays', () => {
  render(Notes);
  flushSync(() => local.ontrouble?.('missing', 'a bot waits'));
  expect(screen.queryByText(/^A bot of this rank is not kept/)).not.toBeNull();
  flushSync(() => local.onrelief?.('missing'));
  expect(screen.queryByText(/^A bot of this rank is not kept/)).toBeNull();
  flushSync(() => local.ontrouble?.('full', 'no room'));
  flushSync(() => local.onrelief?.('missing'));
  expect(screen.queryByText(/no room left/)).not.toBeNull();
});
