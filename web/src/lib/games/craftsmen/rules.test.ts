import { expect, test } from 'vitest';
import { wordsOf } from '$lib/testing/words';
import { LANGUAGES } from '$lib/words';
import { CATALOG } from './catalog';
import rules from './rules';

test('everything that the game explains is told once, in every language and without gaps', () => {
  for (const language of LANGUAGES) {
    const words = wordsOf(language);
    const items = [...rules.notions(words), ...rules.sections(words).flatMap((section) => section.items)];
    const ids = items.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort(), language).toEqual(CATALOG.terms.map(({ id }) => id).sort());
    for (const { id, name, text } of items) expect(`${name} ${text}`, id).not.toMatch(/[[{]/u);
  }
});

test('that much is reconstructed is said first', () => {
  expect(rules.notions(wordsOf('en'))[0]?.text).toMatch(/reconstructed/u);
});
