import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { wordsOf } from '$lib/testing/words';
import { LANGUAGES } from '$lib/words';
import { CATALOG } from './catalog';
import rules from './rules';

const sheet = readFileSync('src/lib/games/orleans/sprites.svg', 'utf8');

test('every piece and notion is told once, in every language, without gaps and with a picture', () => {
  for (const language of LANGUAGES) {
    const words = wordsOf(language);
    const items = [...rules.notions(words), ...rules.sections(words).flatMap((section) => section.items)];
    const ids = items.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const pieces = [...CATALOG.goods, ...CATALOG.places].map(({ name }) => name);
    expect(ids).toEqual(
      expect.arrayContaining([...pieces, ...CATALOG.kinds, 'term-torture', 'event-plague', 'deed-cathedral']),
    );
    for (const { id, name, text, piece } of items) {
      expect(`${name} ${text}`, id).not.toMatch(/[[{]/u);
      expect(sheet, id).toContain(`id="o-${(piece as { icon: string }).icon}"`);
    }
  }
});
