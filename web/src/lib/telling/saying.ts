/** The words of a line of the log: one sentence, although every event has one of its own. */

import type { Phrase, Seat } from '$lib/api/types';
import type { Names, Part, Words } from '$lib/words';
import type { LogEntry } from './chronicle';

/** The next clause of a sentence about the same player: without the name, which stands at its beginning. */
function clause(parts: Part[], seat: Seat): Part[] {
  const [first, second, ...rest] = parts;
  if (first?.seat !== seat || !second) return parts;
  return [{ ...second, text: second.text.replace(/^[:,]?\s+/u, '') }, ...rest];
}

/** Without the full stop at its end. */
function open(parts: Part[]): Part[] {
  const last = parts.at(-1);
  return last ? [...parts.slice(0, -1), { ...last, text: last.text.replace(/\.$/u, '') }] : parts;
}

function told(words: Words, by: LogEntry['by'], phrases: readonly Phrase[], names: Names): Part[] {
  const clauses = phrases.map((phrase, i) => {
    const parts = words.parts(phrase, names);
    return i && by !== '*' ? clause(parts, by) : parts;
  });
  return clauses.flatMap((parts, i) => {
    const next = clauses[i + 1]?.[0]?.text;
    if (next === undefined) return parts;
    // What begins like a sentence is one.
    return /^\p{Lu}/u.test(next) ? [...parts, { text: ' ' }] : [...open(parts), { text: '; ' }];
  });
}

/** What is said in a line; where all of it is symbols, whose they are. */
export function sayingOf(words: Words, { by, said }: LogEntry, names: Names): Part[] {
  if (said.length || by === '*') return told(words, by, said, names);
  return [{ text: words.name(by, names), seat: by }];
}

/** All of a line in words. */
export function wholeOf(words: Words, { by, whole }: LogEntry, names: Names): string {
  return told(words, by, whole, names)
    .map((part) => part.text)
    .join('');
}
