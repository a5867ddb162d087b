// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { speech } from '$lib/i18n.svelte';
import { newer, reload } from '$lib/offline/newer';
import { router } from '$lib/router.svelte';
import { wordsOf } from '$lib/testing/words';
import App from './App.svelte';

vi.mock('$lib/offline/newer', () => ({ newer: vi.fn(async () => true), reload: vi.fn() }));

beforeEach(() => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('nobody there')));
  speech.words = wordsOf('en');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each(['/l/x7', '/l/x7/analysis'])('a page that cannot play by itself has nothing at %s', (path) => {
  router.go({ name: 'lobby' });
  history.pushState(null, '', path);
  const stop = router.start();
  dispatchEvent(new PopStateEvent('popstate'));
  render(App);
  screen.getByRole('heading', { name: 'There is nothing here' });
  stop();
});

it('says that there is another version where a part of this one is gone, and not where nobody is there', async () => {
  router.go({ name: 'me' });
  render(App);
  vi.mocked(newer).mockResolvedValueOnce(false);
  dispatchEvent(new Event('vite:preloadError'));
  await vi.waitFor(() => expect(newer).toHaveBeenCalledTimes(1));
  expect(screen.queryByText('A new version is ready.')).toBeNull();
  dispatchEvent(new Event('vite:preloadError'));
  await screen.findByText('A new version is ready.');
  await userEvent.click(screen.getByRole('button', { name: 'Use it now' }));
  expect(reload).toHaveBeenCalledOnce();
});
