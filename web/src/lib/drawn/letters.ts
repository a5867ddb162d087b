/**
 * How much room a text takes, before it is drawn: enough to choose a size at which a name is never cut. Widths are those
 * of our bold letters, rounded up; where a name has room for several lines its longest word decides.
 */

import { hyphened } from './plates';

const NARROW = new Set("ijlftrIJ.,:;'’!|()[] -–/1");
const WIDE = new Set('mwMWшщжюфыдмОШЩЖЮФЫДМ@%…');
const isCapital = (letter: string) => letter !== letter.toLowerCase();

/** The width of a text, in parts of its size. */
export function emsOf(text: string): number {
  let ems = 0;
  for (const letter of text)
    ems += NARROW.has(letter) ? 0.34 : WIDE.has(letter) ? 0.84 : isCapital(letter) ? 0.66 : 0.54;
  return ems;
}

/** The size at which a text fits into that room, between the smallest that can be read and what it is at most. */
export function sizeFor(text: string, room: number, most: number, least = 8): number {
  return Math.max(least, Math.min(most, Math.floor((room / emsOf(text)) * 4) / 4));
}

/** Where a word may be broken, with a hyphen that is seen only there. */
const SOFT = '\u00AD';

/** A name whose words may be broken where they have no room at that size. */
export function breakable(text: string, room: number, size: number): string {
  return text
    .split(' ')
    .map((word) => (emsOf(word) * size > room ? hyphened(word).join(SOFT).replace(`-${SOFT}`, SOFT) : word))
    .join(' ');
}

/** The longest word of a name, which no line can be narrower than. */
export function longestWord(text: string): string {
  return text
    .replaceAll(SOFT, '- ')
    .split(/ |(?<=-)(?=\S)/u)
    .reduce((best, word) => (emsOf(word) > emsOf(best) ? word : best), '');
}
