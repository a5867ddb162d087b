/** Names on plates: squeezed a little, else on two lines, a long word with a hyphen. */

/** How wide a letter of the bold serif is on average, in parts of its size. */
const LETTER = 0.5;
const WIDE = 0.56;
/** The least that a name may be squeezed to. */
const SQUEEZE = 0.82;
const SMALLEST = 12;
const cyrillic = /[а-яё]/iu;
const vowel = /[aeiouyąęóаеёиоуыэюя]/iu;

export interface Fitted {
  lines: string[];
  size: number;
  /** The length a line is squeezed to; nothing where it has room. */
  squeeze: (number | null)[];
}

export const lengthOf = (text: string, size: number): number =>
  text.length * size * (cyrillic.test(text) ? WIDE : LETTER);

/** A word in two parts, the second one beginning like a syllable. */
function hyphened(word: string): string[] {
  const middle = word.length / 2;
  const cuts = Array.from({ length: word.length }, (_, index) => index)
    .filter(
      (at) =>
        at > 2 &&
        at < word.length - 2 &&
        !vowel.test(word.charAt(at)) &&
        vowel.test(word.charAt(at + 1)) &&
        !/[ьъ]/u.test(word.charAt(at)),
    )
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
  const [cut] = cuts;
  return cut === undefined ? [word] : [`${word.slice(0, cut)}-`, word.slice(cut)];
}

/** Two lines that are as equal as possible. */
function halves(text: string): string[] {
  const words = text.split(' ');
  if (words.length < 2) return hyphened(text);
  const cuts = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const longest = (lines: string[]) => Math.max(...lines.map((line) => line.length));
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best));
}

export function fitted(text: string, width: number, size: number): Fitted {
  const squeeze = (line: string, at: number) => (lengthOf(line, at) > width ? width : null);
  const fits = [size, Math.max(SMALLEST, size - 1)].find((at) => lengthOf(text, at) * SQUEEZE <= width);
  if (fits !== undefined) return { lines: [text], size: fits, squeeze: [squeeze(text, fits)] };
  const lines = halves(text);
  const small = Math.max(SMALLEST, size - 2);
  return { lines, size: small, squeeze: lines.map((line) => squeeze(line, small)) };
}
