// @vitest-environment jsdom

import { cleanup, render, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiError } from '$lib/api/transport';
import { speech } from '$lib/i18n.svelte';
import { dialogs } from '$lib/testing/dialogs';
import { listed } from '$lib/testing/listed';
import NewTable from './NewTable.svelte';
import { quickWish, request, type Wish } from './wish';

const game = listed('purchase', 'sheets');
const start = quickWish(game, ['random'], 'en');

beforeEach(async () => {
  dialogs();
  await speech.learn('burgundy');
});
afterEach(cleanup);

it('a refusal is shown at the option that it names', async () => {
  const refused = new ApiError(422, { code: 'bad_options', message: 'no', field: 'settings', option: 'sheets' });
  const onopen = () => Promise.reject(refused);
  render(NewTable, { game, levels: ['random'], start, onopen, onclose: () => undefined });
  await userEvent.click(document.querySelector('button.primary') as Element);
  const wrong = () => [...document.querySelectorAll('[aria-invalid=true]')];
  await waitFor(() => expect(wrong()).toHaveLength(1));
  expect(document.querySelectorAll('input[aria-describedby]')[1]).toBe(wrong()[0]);
});

it('bots are chosen by rank or by style, each with a sentence', async () => {
  let wished: Wish | null = null;
  const onopen = (wish: Wish) => Promise.resolve(void (wished = wish));
  const levels = ['apprentice', 'master'];
  render(NewTable, { game, levels, start: quickWish(game, levels, 'en'), onopen, onclose: () => undefined });
  const level = document.querySelectorAll('[role=combobox][aria-label^=Level]')[0] as Element;
  await userEvent.click(level);
  const offered = [...document.querySelectorAll('[role=listbox]:not([hidden]) [role=option]')];
  expect(offered.map((one) => one.querySelector('b')?.textContent)).toEqual([
    'Apprentice',
    'Master',
    'Shipper',
    'Farmer',
  ]);
  for (const one of offered) expect(one.querySelector('small')?.textContent).not.toBe('');
  await userEvent.click(offered[2] as Element);
  await userEvent.click(document.querySelector('button.primary') as Element);
  await waitFor(() => expect(wished?.seats[1]?.level).toBe('shipper'));
});

it('a table with several people says what becomes of it when one of them leaves', async () => {
  const wished: Wish[] = [];
  const onopen = (wish: Wish) => Promise.resolve(void wished.push(wish));
  const seats = start.seats.concat(start.seats).slice(0, 3);
  const friends: Wish = { ...start, seats: seats.map((seat, i) => ({ ...seat, kind: i === 0 ? 'you' : 'open' })) };
  render(NewTable, { game, levels: ['random'], start: friends, onopen, onclose: () => undefined });
  const open = () => userEvent.click(document.querySelector('button.primary') as Element);
  await open();
  await userEvent.click(document.querySelector('[aria-label="If somebody leaves"] input[value=end]') as Element);
  await open();
  expect(wished.map((wish) => request(wish, game).no_steward)).toEqual([undefined, true]);
  const [, last] = wished;
  if (!last) throw new Error('two were wished for');
  // Where nobody else is left to play with, or it counts, there is nothing to say.
  expect(request({ ...last, seats: last.seats.slice(0, 2) }, game).no_steward).toBeUndefined();
  expect(request({ ...last, rated: true }, game).no_steward).toBeUndefined();
});

it('whoever makes a table can do without hints', async () => {
  const wished: Wish[] = [];
  const onopen = (wish: Wish) => Promise.resolve(void wished.push(wish));
  render(NewTable, { game, levels: ['random'], start, onopen, onclose: () => undefined });
  const choose = (name: string) =>
    userEvent.click(document.querySelector(`[aria-label=Hints] input[value=${name}]`) as Element);
  const open = () => userEvent.click(document.querySelector('button.primary') as Element);
  await open();
  await choose('none');
  await open();
  expect(wished.map((wish) => request(wish, game).no_hints)).toEqual([undefined, true]);
});
