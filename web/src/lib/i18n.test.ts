import { beforeEach, expect, it, vi } from 'vitest';
import { Speech } from './i18n.svelte';
import { Words, type Language } from './words';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.stubGlobal('navigator', { languages: ['pl-PL'] });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
});

/** Where only these languages can be read. */
function speechOf(there: Language[]) {
  const load = async (language: Language) => {
    if (!there.includes(language)) throw new TypeError('nobody there');
    return new Words(language, []);
  };
  return new Speech(load);
}

const remembered = () => kept.get('quadrivium.language');

it('a language is remembered when it can be read, and not before', async () => {
  const speech = speechOf(['en', 'ru']);
  await speech.speak('ru');
  expect(remembered()).toBe('ru');
  await expect(speech.speak('pl')).rejects.toThrow('nobody there');
  expect([speech.language, remembered()]).toEqual(['ru', 'ru']);
});

it('of two quick choices the last one is remembered', async () => {
  const speech = speechOf(['en', 'pl', 'ru']);
  await Promise.all([speech.speak('pl'), speech.speak('ru')]);
  expect([speech.language, remembered()]).toEqual(['ru', 'ru']);
});

it('begins with whatever can be read where the language that is wanted cannot', async () => {
  const speech = speechOf(['ru']);
  await speech.start();
  expect(speech.language).toBe('ru');
  // The wish stays as it was.
  expect(remembered()).toBeUndefined();
  const wished = speechOf(['pl', 'ru']);
  await wished.start();
  expect(wished.language).toBe('pl');
});

it('without any words there is nothing to begin with', async () => {
  await expect(speechOf([]).start()).rejects.toThrow('nobody there');
});
