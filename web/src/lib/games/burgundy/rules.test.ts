import { expect, test } from 'vitest';
import { wordsOf } from '$lib/testing/words';
import { LANGUAGES } from '$lib/words';
import rules from './rules';
import { TILES } from './tiles';
import { GOODS } from './types';

test('every tile, good and notion is told once, in every language and without gaps', () => {
  for (const language of LANGUAGES) {
    const words = wordsOf(language);
    const items = [...rules.notions(words), ...rules.sections(words).flatMap((section) => section.items)];
    const ids = items.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(expect.arrayContaining([...TILES, ...GOODS, 'turn', 'placing', 'game-end']));
    for (const { id, name, text } of items) expect(`${name} ${text}`, id).not.toMatch(/[[{]/u);
  }
});
