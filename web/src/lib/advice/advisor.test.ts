// @vitest-environment jsdom

import { beforeEach, expect, test } from 'vitest';
import type { Hint, Refusal } from '$lib/api/types';
import type { Table } from '$lib/table.svelte';
import { Advisor, hintsUsed } from './advisor.svelte';

interface Asked {
  longer: boolean;
  found: (hint: Hint) => void;
  ended: (refusal: Refusal | null) => void;
}

const hint = (looks: number, done = false): Hint => ({ seat: 'A', advice: [], looks, of: 400, done });

/** A table that is asked for hints. */
function opened() {
  const asked: Asked[] = [];
  const choices = [{ seat: 'A', action: 'end' }];
  const table = {
    id: 'm4w8',
    own: ['A'],
    at: null,
    now: { state: 'running', no_hints: false, choices },
    askHint: (_: string, heard: Omit<Asked, 'longer'>, longer: boolean) => {
      asked.push({ ...heard, longer });
      return () => undefined;
    },
  };
  return { asked, advisor: new Advisor(table as unknown as Table) };
}

beforeEach(() => localStorage.clear());

test('whoever wants to know more exactly keeps what there is until more is known', () => {
  const { asked, advisor } = opened();
  advisor.ask();
  asked[0]?.found(hint(100, true));
  asked[0]?.ended(null);
  expect([asked[0]?.longer, advisor.thinking, advisor.longer]).toEqual([false, false, false]);
  advisor.askLonger();
  expect([asked[1]?.longer, advisor.thinking, advisor.hint?.looks]).toEqual([true, true, 100]);
  asked[1]?.found(hint(40));
  expect(advisor.hint?.looks).toBe(100);
  asked[1]?.found(hint(160));
  expect(advisor.hint?.looks).toBe(160);
  expect(advisor.open).toBe(true);
});

test('hints that were given are counted, each once', () => {
  const { asked, advisor } = opened();
  advisor.ask();
  expect(hintsUsed('m4w8')).toBe(0);
  asked[0]?.found(hint(20));
  asked[0]?.found(hint(100, true));
  asked[0]?.ended(null);
  advisor.askLonger();
  asked[1]?.found(hint(200));
  expect([hintsUsed('m4w8'), hintsUsed('another')]).toEqual([1, 0]);
  advisor.close();
  advisor.ask();
  asked[2]?.found(hint(20));
  expect(hintsUsed('m4w8')).toBe(2);
});
