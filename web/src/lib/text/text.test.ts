// @vitest-environment jsdom

import { cleanup, render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bundle, Choice, Page } from '$lib/api/types';
import type { Confirmation } from '$lib/confirmation';
import { speech } from '$lib/i18n.svelte';
import { Staged } from '$lib/staged.svelte';
import { Words } from '$lib/words';
import { textsOf } from '$lib/testing/words';
import Actions from './Actions.svelte';
import Position from './Position.svelte';

const english = `
take-castle = Take the castle
take-mine = Take the mine
sell = Sell all goods
pay = Pay with five workers
h-take = Take
h-sell = Sell
space = space { $n }, empty
board = The board
`;

beforeEach(() => {
  speech.words = new Words('en', [...textsOf('en').values(), english]);
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(cleanup);

const choice = (action: string, words: string, heading: string): Choice => ({
  seat: 'A',
  action,
  words: { key: words },
  heading: { key: heading },
});
const choices = [
  choice('take d2 2.2', 'take-castle', 'h-take'),
  choice('take d4 4.4', 'take-mine', 'h-take'),
  choice('sell d2 purple', 'sell', 'h-sell'),
];

function actions(confirm: Confirmation = 'every', bundles: Bundle[] = [], everywhere = false) {
  const onplay = vi.fn();
  const staged = new Staged();
  render(Actions, { choices, bundles, names: { A: 'Ania' }, confirm, onplay, staged, everywhere });
  return { onplay, staged, line: screen.getByRole('combobox'), user: userEvent.setup() };
}
const shown = () => screen.getAllByRole('option').map((one) => one.dataset.action);

describe('the command line', () => {
  it('filters by words, and Enter plays', async () => {
    const { onplay, line, user } = actions();
    await user.type(line, 'mine');
    expect(shown()).toEqual(['take d4 4.4']);
    await user.keyboard('{Enter}');
    expect(onplay).toHaveBeenCalledWith(choices[1]);
  });

  it('completes notation with Tab', async () => {
    const { line, user } = actions();
    await user.type(line, 'sell');
    await user.tab();
    expect(line).toHaveProperty('value', 'sell d2 purple');
  });

  it('a digit chooses, arrows go on, Esc clears', async () => {
    const { onplay, line, user } = actions();
    await user.click(line);
    await user.keyboard('2');
    expect(line.getAttribute('aria-activedescendant')).toBe('offer-1');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onplay).toHaveBeenCalledWith(choices[2]);
    await user.type(line, 'xyz');
    expect(screen.queryAllByRole('option')).toEqual([]);
    await user.keyboard('{Escape}');
    expect(shown()).toHaveLength(3);
  });

  it('a digit chooses from anywhere at the table in words, but not in another field or over the drawn table', async () => {
    const { onplay, line, user } = actions('every', [], true);
    const chat = document.body.appendChild(document.createElement('textarea'));
    await user.type(chat, '3');
    expect(chat.value).toBe('3');
    expect(line.getAttribute('aria-activedescendant')).toBe('offer-0');
    chat.remove();
    await user.keyboard('9');
    expect(document.activeElement).toBe(document.body);
    await user.keyboard('2');
    expect(line.getAttribute('aria-activedescendant')).toBe('offer-1');
    await user.keyboard('{Enter}');
    expect(onplay).toHaveBeenCalledExactlyOnceWith(choices[1]);
    cleanup();
    const over = actions();
    await over.user.keyboard('2');
    expect(over.line.getAttribute('aria-activedescendant')).toBe('offer-0');
  });

  it('a click waits for the confirmation', async () => {
    const first = actions();
    await first.user.click(screen.getAllByRole('option')[0] as HTMLElement);
    expect(first.onplay).not.toHaveBeenCalled();
    expect(first.staged.choice).toBe(choices[0]);
    first.staged.confirm();
    expect(first.onplay).toHaveBeenCalledExactlyOnceWith(choices[0]);
    expect(first.staged.choice).toBeNull();
  });

  it('plays at once where no confirmation is wanted', async () => {
    const { onplay, user } = actions('never');
    await user.click(screen.getAllByRole('option')[0] as HTMLElement);
    expect(onplay).toHaveBeenCalledWith(choices[0]);
  });
});

describe('a question that follows', () => {
  it('finds what was typed and chosen meanwhile, where it is still offered', async () => {
    const onplay = vi.fn();
    const staged = new Staged();
    const props = { choices, names: { A: 'Ania' }, confirm: 'every' as const, onplay, staged };
    const { rerender } = render(Actions, props);
    const user = userEvent.setup();
    await user.type(screen.getByRole('combobox'), 'sell{Enter}');
    expect(onplay).toHaveBeenCalledWith(choices[2]);
    await user.type(screen.getByRole('combobox'), 'mine');
    await user.click(screen.getByRole('option'));
    await rerender({ ...props, choices: choices.slice(0, 2) });
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'mine');
    expect(staged.choice).toBe(choices[1]);
    await rerender({ ...props, choices: choices.slice(0, 1) });
    expect(staged.choice).toBeNull();
  });
});

describe('several decisions at once', () => {
  const payment: Bundle = { seat: 'A', actions: ['pay 3', 'pay 2', 'done'], words: { key: 'pay' } };

  it('come first under a heading of their own, and are played together', async () => {
    const { onplay, user } = actions('never', [payment]);
    expect(screen.getAllByRole('group')[0]?.getAttribute('aria-label')).toContain('In one go');
    const first = screen.getAllByRole('option')[0] as HTMLElement;
    expect(first.textContent).toContain('Pay with five workers');
    expect(first.textContent).toContain('3 decisions');
    await user.click(first);
    expect(onplay).toHaveBeenCalledWith(
      expect.objectContaining({ seat: 'A', action: 'pay 3', then: ['pay 2', 'done'] }),
    );
  });

  it('are found by their words and by their notation', async () => {
    const { line, user } = actions('every', [payment]);
    await user.type(line, 'five');
    expect(shown()).toEqual(['pay 3, pay 2, done']);
    await user.clear(line);
    await user.type(line, 'pay 2');
    expect(shown()).toEqual(['pay 3, pay 2, done']);
  });
});

describe('the position in words', () => {
  const page: Page = {
    blocks: [
      { heading: [{ text: { phrase: { key: 'board' } }, tone: 'plain' }] },
      {
        line: [
          { text: { text: 'To act: ' }, tone: 'quiet' },
          { text: { seat: 'A' }, tone: { seat: 'A' } },
        ],
      },
      {
        table: {
          head: [[{ text: { text: 'Depot' }, tone: 'plain' }]],
          rows: [[[{ text: { number: 1 }, tone: 'plain' }]]],
        },
      },
      {
        grid: [
          { indent: 1, cells: [{ text: '1', tone: 'plain', label: { key: 'space', args: { n: { number: 1 } } } }] },
          {
            indent: 0,
            cells: [2, 3].map((n) => ({
              text: String(n),
              tone: { hue: 'blue' },
              label: { key: 'space', args: { n: { number: n } } },
            })),
          },
        ],
      },
    ],
  };

  it('has headings, tables and grids', () => {
    render(Position, { page, names: { A: 'Ania' } });
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('The board');
    expect(screen.getByRole('columnheader').textContent).toBe('Depot');
    expect(screen.getByText('Ania')).toBeTruthy();
    const grid = screen.getByRole('grid', { name: 'The board' });
    expect(
      within(grid)
        .getAllByRole('gridcell')
        .map((cell) => cell.getAttribute('aria-label')),
    ).toEqual(['space 1, empty', 'space 2, empty', 'space 3, empty']);
  });

  it('walks over a grid with the arrow keys', async () => {
    render(Position, { page, names: {} });
    const user = userEvent.setup();
    screen.getAllByRole('gridcell')[0]?.focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('space 3, empty');
  });
});
