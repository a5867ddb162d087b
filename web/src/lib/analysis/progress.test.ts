// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { nameOf, type Place } from '$lib/api/names';
import type { Study } from '$lib/api/types';
import { speech } from '$lib/i18n.svelte';
import type { Table } from '$lib/table.svelte';
import { wordsOf } from '$lib/testing/words';
import Progress from './Progress.svelte';
import { Analyst } from './study.svelte';

beforeEach(() => {
  speech.words = wordsOf('en');
});
afterEach(cleanup);

const resting: Study = {
  state: 'resting',
  yours: false,
  done: 0,
  of: 12,
  decisions: [],
  turnings: [],
  players: [],
  end: { chances: [1, 0], points: [90, 80] },
};

it.each([
  ['server', /you can close the page/],
  ['device', /while the page is open/],
] as const)('whoever has a game analysed knows who works on it, and for how long: %s', (place: Place, says) => {
  const analyst = new Analyst({ id: nameOf(place, 'm4w8') } as unknown as Table);
  render(Progress, { analyst, study: resting });
  expect(screen.getByText(says)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Analyse' })).toBeTruthy();
});
