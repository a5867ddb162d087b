/** What the code of a drawn table names is said in every language, and nothing else. */

import { expect, test } from 'vitest';
import { LANGUAGES, type Language } from '$lib/words';
import { textsOf } from './words';

/** `endings` are the keys that the code puts together: the stem, and everything that can follow it. */
export function testTexts(
  game: string,
  sources: Readonly<Record<string, string>>,
  endings: Readonly<Record<string, readonly string[]>>,
): void {
  const code = Object.values(sources).join('\n');
  const found = (pattern: RegExp, text = code) => [...text.matchAll(pattern)].map(([, key]) => key ?? '');
  const plain = found(new RegExp(`['\`"](${game}-[a-z0-9-]*[a-z0-9])['\`"]`, 'g'));
  const stems = found(new RegExp(`[\`'"](${game}-[a-z-]*-)\\$\\{`, 'g'));
  const keys = [...plain, ...Object.entries(endings).flatMap(([stem, ends]) => ends.map((end) => stem + end))];

  test('every key that is put together is known here', () => {
    expect(stems.length).toBeGreaterThan(0);
    expect([...new Set(stems)].filter((stem) => !(stem in endings))).toEqual([]);
  });

  test('every language says what the table names', () => {
    for (const language of LANGUAGES) {
      const said = new Set(found(/^([\w-]+) =/gmu, [...textsOf(language).values()].join('\n')));
      expect(
        keys.filter((key) => !said.has(key)),
        language,
      ).toEqual([]);
    }
  });

  test('no text of the table is left over, and every language has the same', () => {
    const own = (language: Language) => found(/^([a-z][\w-]*) =/gm, textsOf(language).get(`${game}-table.ftl`));
    expect(own('en').filter((key) => !keys.includes(key))).toEqual([]);
    for (const language of LANGUAGES) expect(own(language), language).toEqual(own('en'));
  });
}
