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

it('what was added before there was no room is there, and why it was not more is told', async () => {
  vi.spyOn(local, 'unread').mockResolvedValue([]);
  const error = { code: 'device_full', message: 'no room', key: 'error-device-full' };
  vi.spyOn(local, 'take').mockResolvedValue({ taken: 2, known: 0, damaged: 0, error });
  const onadded = vi.fn();
  const { container } = render(Shelf, { onadded });
  const input = container.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('a file can be chosen');
  // The browser that is made up here cannot read files.
  const chosen = Object.assign(new File(['{}'], 'games.json', { type: 'application/json' }), {
    text: async () => '{}',
  });
  await userEvent.upload(input, chosen);
  await screen.findByText('2 games were added.');
  expect(screen.getByRole('alert').textContent).toMatch(/no room left/);
  expect(onadded).toHaveBeenCalledOnce();
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
