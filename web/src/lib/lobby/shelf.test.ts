// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { local } from '$lib/api/local';
import { speech } from '$lib/i18n.svelte';
import { lasting } from '$lib/offline/lasting.svelte';
import { dialogs } from '$lib/testing/dialogs';
import { textsOf } from '$lib/testing/words';
import { Words } from '$lib/words';
import Shelf from './Shelf.svelte';

beforeEach(() => {
  speech.words = new Words('en', [...textsOf('en').values()]);
  dialogs();
  vi.spyOn(lasting, 'look').mockResolvedValue();
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it.each([
  [true, /has promised to keep them/],
  [false, /may throw them away/],
])('the shelf says whether what is on it lasts: %s', async (promised, sentence) => {
  vi.spyOn(local, 'unread').mockResolvedValue([]);
  lasting.promised = promised;
  render(Shelf, { onadded: vi.fn() });
  await screen.findByText(sentence);
  expect(screen.queryByRole('button', { name: /cannot be read/ })).toBeNull();
});

it('what cannot be read is told, and deleted after a question', async () => {
  vi.spyOn(local, 'unread').mockResolvedValueOnce(['odd', 'newer']).mockResolvedValueOnce([]);
  const discard = vi.spyOn(local, 'discard').mockResolvedValue();
  render(Shelf, { onadded: vi.fn() });
  const user = userEvent.setup();
  await screen.findByText(/^2 games that are kept here cannot be read/);
  await user.click(screen.getByRole('button', { name: 'Delete what cannot be read' }));
  expect(discard).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await vi.waitFor(() => expect(discard.mock.calls).toEqual([['odd'], ['newer']]));
  await vi.waitFor(() => expect(screen.queryByText(/cannot be read/)).toBeNull());
});
