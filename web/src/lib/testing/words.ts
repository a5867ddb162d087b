/** Words for tests: the real messages of a language. */

import { Words, type Language } from '$lib/words';

const files = import.meta.glob<string>('$locales/*/*.ftl', { query: '?raw', import: 'default', eager: true });

/** The files of a language, by name. */
export function textsOf(language: Language): Map<string, string> {
  const parts = Object.entries(files).map(([path, text]) => ({ path: path.split('/'), text }));
  return new Map(
    parts.filter(({ path }) => path.at(-2) === language).map(({ path, text }) => [path.at(-1) ?? '', text]),
  );
}

export function wordsOf(language: Language): Words {
  return new Words(language, [...textsOf(language).values()]);
}
