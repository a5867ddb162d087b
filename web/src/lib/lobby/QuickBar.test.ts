// @vitest-environment jsdom

import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { levelHint } from '$lib/games/titles.svelte';
import { speech } from '$lib/i18n.svelte';
import { listed } from '$lib/testing/listed';
import QuickBar from './QuickBar.svelte';
import { quickWish, withLevel } from './wish';

const game = listed();
const levels = ['random', 'apprentice', 'master'];
const usual = quickWish(game, levels, 'en');
const nothing = () => undefined;
const rest = { title: 'Burgundy', game, levels, problem: '', opening: false, low: false };
const heard = { onchange: nothing, onplay: nothing, onchoose: nothing, onretry: nothing };

beforeEach(() => speech.learn('burgundy'));
afterEach(cleanup);

it('says how the bots play, and of the usual ones that a newcomer can win', () => {
  const { container, rerender } = render(QuickBar, { ...rest, ...heard, wish: usual });
  const said = () => container.querySelector('.ti')?.textContent;
  expect(said()).toContain('apprentice');
  expect(said()).toContain('a newcomer can beat it');
  return rerender({ wish: withLevel(usual, 'master') }).then(() => {
    expect(said()).toContain(levelHint('master'));
    expect(said()).not.toContain('newcomer');
  });
});
