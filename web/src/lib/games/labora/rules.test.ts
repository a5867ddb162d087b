import { expect, test } from 'vitest';
import { wordsOf } from '$lib/testing/words';
import { LANGUAGES } from '$lib/words';
import { CATALOG } from './catalog';
import rules from './rules';

test('every good, building, settlement and notion is told once, in every language and without gaps', () => {
  for (const language of LANGUAGES) {
    const words = wordsOf(language);
    const items = [...rules.notions(words), ...rules.sections(words).flatMap((section) => section.items)];
    const ids = items.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const pieces = [...CATALOG.goods, ...CATALOG.buildings, ...CATALOG.settlements].map(({ name }) => name);
    expect(ids).toEqual(expect.arrayContaining([...pieces, 'term-wheel', 'term-neutral']));
    for (const { id, name, text } of items) expect(`${name} ${text}`, id).not.toMatch(/[[{]/u);
  }
});
