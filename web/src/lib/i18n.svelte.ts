/**
 * The language of the page: which one, its words, and remembering the choice.
 *
 * The words of a game are fetched when somebody first looks at it: together they are many times
 * those of the page.
 */

import type { FluentVariable } from '@fluent/bundle';
import { recall, remember } from './memory';
import { LANGUAGES, Words, type Language } from './words';

const files = import.meta.glob<string>('$locales/*/*.ftl', { query: '?raw', import: 'default' });

/** What is said at every table and in the lobby; any other file belongs to the game in its name. */
const COMMON: readonly string[] = ['app', 'table', 'web'];

async function fetched(language: Language, games: ReadonlySet<string>): Promise<Words> {
  const wanted = Object.entries(files).filter(([path]) => {
    const [folder, file = ''] = path.split('/').slice(-2);
    const subject = file.replace(/(-table)?\.ftl$/, '');
    return folder === language && (COMMON.includes(subject) || games.has(subject));
  });
  return new Words(language, await Promise.all(wanted.map(([, text]) => text())));
}

function isLanguage(name: string): name is Language {
  return (LANGUAGES as readonly string[]).includes(name);
}

/** The remembered language, else the first one of the browser that is spoken here. */
export function preferred(remembered: string | null, browser: readonly string[]): Language {
  const wishes = [remembered ?? '', ...browser].map((wish) => wish.slice(0, 2).toLowerCase());
  return wishes.find(isLanguage) ?? 'en';
}

export class Speech {
  words = $state.raw(new Words('en', []));
  #known = $state.raw<ReadonlySet<string>>(new Set());
  #wanted: { language: Language; games: ReadonlySet<string> } = { language: 'en', games: new Set() };

  /** Tests bring words of their own. */
  constructor(private readonly load: (language: Language, games: ReadonlySet<string>) => Promise<Words> = fetched) {}

  get language(): Language {
    return this.words.language;
  }

  /** Begins in the language that is wanted; where that cannot be read now, in one that can. */
  async start(): Promise<void> {
    const wanted = preferred(recall('language'), navigator.languages);
    const speak = (language: Language) => this.speak(language, false);
    const others = LANGUAGES.filter((language) => language !== wanted);
    await others.reduce((tried, other) => tried.catch(() => speak(other)), speak(wanted));
  }

  /** What cannot be read is not remembered: the page could not begin with it. */
  async speak(language: Language, asked = true): Promise<void> {
    await this.#want(language, this.#wanted.games);
    if (asked && language === this.language) remember('language', language);
  }

  /** Whether the words of a game are there. */
  knows(game: string): boolean {
    return this.#known.has(game);
  }

  /** Fetches the words of a game, in this language and whichever comes after it. */
  async learn(game: string): Promise<void> {
    const { language, games } = this.#wanted;
    if (!games.has(game)) await this.#want(language, new Set([...games, game]));
  }

  async #want(language: Language, games: ReadonlySet<string>): Promise<void> {
    const wanted = { language, games };
    this.#wanted = wanted;
    const words = await this.load(language, games).catch((error: unknown) => {
      // The next wish may try again.
      if (this.#wanted === wanted) this.#wanted = { language: this.language, games: this.#known };
      throw error;
    });
    // Two quick clicks: the last one counts, whichever file came first.
    if (this.#wanted !== wanted) return;
    this.words = words;
    this.#known = games;
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();

/** A message of the page, in its language; to be called where it is shown, so that it follows. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  return speech.words.text(key, args);
}
