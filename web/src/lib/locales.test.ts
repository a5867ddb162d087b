import { expect, it } from 'vitest';
import { textsOf } from './testing/words';
import { LANGUAGES } from './words';

/** The keys of messages, and of what they say otherwise. */
function keysIn(text: string): string[] {
  let message = '';
  return [...text.matchAll(/^(?:([a-z][\w-]*)|\s+(\.[a-z]+)) =/gm)].map(([, key, attribute]) =>
    attribute ? message + attribute : (message = key ?? ''),
  );
}

const sources = import.meta.glob<string>(['../**/*.{ts,svelte}', '!../**/*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const own = keysIn(textsOf('en').get('web.ftl') ?? '');
const code = Object.values(sources).join('\n');
/** Keys that are put together, such as `web-theme-${theme}`. */
const stems = [...code.matchAll(/[`'"](web-[a-z-]+-)\$\{/g)].map((found) => found[1] ?? '');

it.each([...textsOf('en')])('every language has the same words in %s, once', (file, english) => {
  for (const language of LANGUAGES) {
    const keys = keysIn(textsOf(language).get(file) ?? '');
    expect([...keys].sort()).toEqual(keysIn(english).sort());
    expect(new Set(keys).size).toBe(keys.length);
  }
});

it('every key that the code names is there', () => {
  const named = [...code.matchAll(/['"`](web-[a-z0-9-]+[a-z0-9])['"`]/g)].map((found) => found[1] ?? '');
  expect(named.length).toBeGreaterThan(100);
  expect([...new Set(named)].filter((key) => !own.includes(key))).toEqual([]);
});

it('no key is left over', () => {
  // The server names the keys of its refusals.
  const used = (key: string) =>
    key.startsWith('error-') || code.includes(`'${key}'`) || stems.some((stem) => key.startsWith(stem));
  expect(own.filter((key) => !used(key))).toEqual([]);
});
