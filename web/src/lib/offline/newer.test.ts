// @vitest-environment jsdom

import { beforeEach, expect, it, vi } from 'vitest';
import { newer } from './newer';

const page = (script: string) => `<script type="module" src="/assets/${script}"></script>`;
const answers = vi.fn<typeof fetch>();

beforeEach(() => {
  document.head.innerHTML = page('page-a1.js');
  vi.stubGlobal('fetch', answers);
});

it('there is another version where the page begins with another script', async () => {
  answers.mockResolvedValueOnce(new Response(page('page-a1.js')));
  expect(await newer()).toBe(false);
  answers.mockResolvedValueOnce(new Response(page('page-b2.js')));
  expect(await newer()).toBe(true);
});

it('there is none where nobody answers, or something went wrong', async () => {
  answers.mockRejectedValueOnce(new TypeError('nobody there'));
  expect(await newer()).toBe(false);
  answers.mockResolvedValueOnce(new Response('down', { status: 502 }));
  expect(await newer()).toBe(false);
});
