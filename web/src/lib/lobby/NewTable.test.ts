import { cleanup, render, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ApiError } from '$lib/api/http';
import { speech } from '$lib/i18n.svelte';
import { listed } from '$lib/testing/listed';
import NewTable from './NewTable.svelte';
import { quickWish } from './wish';

const game = listed('purchase', 'sheets');
const start = quickWish(game, ['random'], 'en');

beforeEach(async () => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
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
