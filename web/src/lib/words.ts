/**
 * From phrases to sentences, as `crates/speech/src/speech.rs` does it for the terminal: a
 * message key with arguments becomes text in one language, with the names of the players at the
 * table. A key that the language lacks is shown in brackets. Where the board shows the place that a sentence names by
 * a number, the message may say it shorter in its attribute `seen`. What a button asks for, the log tells by its
 * attribute `told`: somebody did it.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Arg, Phrase, Seat } from './api/types';

export const LANGUAGES = ['en', 'pl', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

export type Names = Readonly<Record<Seat, string>>;

/** A piece of a sentence; where it names a player, whose name it is. */
export interface Part {
  text: string;
  seat?: Seat;
}

// Private characters around a name, so that it can be found again inside the finished sentence.
const NAME = '\uE000';
const NAME_END = '\uE001';
const NAMED = /\uE000(.)([^\uE001]*)\uE001/gu;

export class Words {
  readonly #bundle: FluentBundle;
  /** The words for those who see the board. */
  readonly seen: Words;

  constructor(
    readonly language: Language,
    texts: readonly string[],
    whole?: Words,
  ) {
    this.#bundle = whole ? whole.#bundle : new FluentBundle(language, { useIsolating: false });
    for (const text of texts) {
      this.#bundle.addResource(new FluentResource(text), { allowOverrides: true });
    }
    this.seen = whole ? this : new Words(language, [], this);
  }

  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** The text of a message of the page itself. */
  text(key: string, args: Record<string, FluentVariable> = {}, told = false): string {
    const message = this.#bundle.getMessage(key);
    const { seen, told: past } = message?.attributes ?? {};
    const pattern = (told && past) || (this.seen === this && seen) || message?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : `[${key}]`;
  }

  /** What a message says otherwise, under this name. */
  attribute(key: string, name: string): string | null {
    const pattern = this.#bundle.getMessage(key)?.attributes[name];
    return pattern ? this.#bundle.formatPattern(pattern, {}, []) : null;
  }

  say(phrase: Phrase, names: Names = {}): string {
    return plain(this.#marked(phrase, names));
  }

  sayArg(arg: Arg, names: Names = {}): string {
    return plain(this.#markedArg(arg, names));
  }

  /** The sentence in pieces, with the players' names apart. */
  parts(phrase: Phrase, names: Names = {}): Part[] {
    return split(this.#marked(phrase, names));
  }

  argParts(arg: Arg, names: Names = {}): Part[] {
    return split(this.#markedArg(arg, names));
  }

  name(seat: Seat, names: Names): string {
    if (names[seat] !== undefined) return names[seat];
    // Where the players have names, a seat at which none of them sits is the neutral player's.
    const neutral = Object.keys(names).length > 0;
    return neutral ? this.text('name-neutral') : this.text('name-player', { seat });
  }

  #marked(phrase: Phrase, names: Names, past = false): string {
    const args: Record<string, FluentVariable> = {};
    const told = this.#tellsOf(phrase);
    for (const [name, arg] of Object.entries(phrase.args ?? {})) {
      if (arg === told && 'phrase' in arg) args[name] = this.#marked(arg.phrase, names, true);
      else args[name] = 'number' in arg ? arg.number : this.#markedArg(arg, names);
    }
    return this.text(phrase.key, args, past || told !== null);
  }

  /** The action that a line of the log tells, where it can be told. */
  #tellsOf({ key, args }: Phrase): Arg | null {
    const action = key === 'log-action' ? args?.action : undefined;
    if (!action || !('phrase' in action)) return null;
    return this.#bundle.getMessage(action.phrase.key)?.attributes.told ? action : null;
  }

  #markedArg(arg: Arg, names: Names): string {
    if ('number' in arg) return String(arg.number);
    if ('text' in arg) return arg.text;
    if ('seat' in arg) return NAME + arg.seat + this.name(arg.seat, names) + NAME_END;
    if ('phrase' in arg) return this.#marked(arg.phrase, names);
    return arg.list.map((one) => this.#marked(one, names)).join(', ');
  }
}

function plain(marked: string): string {
  return marked.replace(NAMED, '$2');
}

function split(marked: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const found of marked.matchAll(NAMED)) {
    if (found.index > from) parts.push({ text: marked.slice(from, found.index) });
    parts.push({ text: found[2] ?? '', seat: found[1] });
    from = found.index + found[0].length;
  }
  if (from < marked.length) parts.push({ text: marked.slice(from) });
  return parts;
}

/** A sentence that was put together from parts begins with a capital letter. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
