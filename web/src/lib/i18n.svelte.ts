/** The language of the page: which one, its words, and remembering the choice. */

import type { FluentVariable } from '@fluent/bundle';
import { recall, remember } from './memory';
import { LANGUAGES, Words, type Language } from './words';

const files = import.meta.glob<string>('$locales/*/*.ftl', { query: '?raw', import: 'default' });

async function load(language: Language, fallback: Words | null): Promise<Words> {
  const own = Object.entries(files).filter(([path]) => path.split('/').at(-2) === language);
  const texts = await Promise.all(own.map(([, text]) => text()));
  return new Words(language, texts, fallback);
}

function isLanguage(name: string): name is Language {
  return (LANGUAGES as readonly string[]).includes(name);
}

/** The remembered language, else the first one of the browser that is spoken here. */
export function preferred(remembered: string | null, browser: readonly string[]): Language {
  const wishes = [remembered ?? '', ...browser].map((wish) => wish.slice(0, 2).toLowerCase());
  return wishes.find(isLanguage) ?? 'en';
}

class Speech {
  words = $state.raw(new Words('en', []));
  #wanted: Language = 'en';

  get language(): Language {
    return this.words.language;
  }

  async start(): Promise<void> {
    await this.speak(preferred(recall('language'), navigator.languages), false);
  }

  async speak(language: Language, asked = true): Promise<void> {
    this.#wanted = language;
    const english = language === 'en' ? null : await load('en', null);
    const words = await load(language, english);
    // Two quick clicks: the last one counts, whichever file came first.
    if (this.#wanted !== language) return;
    this.words = words;
    document.documentElement.lang = language;
    if (asked) remember('language', language);
  }
}

export const speech = new Speech();

/** A message of the page, in its language; to be called where it is shown, so that it follows. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  return speech.words.text(key, args);
}
