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

/** Letters that begin a syllable together: those of one sound, a stop before a liquid, an s before a stop. */
const together = /[bcdfgkptvбвгдкптфхч]?rz$|([csd]z|d[źż]|[csp]h|[bcdfgkptvбвгдкптфхч][rlłрл]|s[kptm]|с[кптм])$/iu;
/** After a sonorant a syllable has most likely ended. */
const sonorant = /[lłrmnлрмнйь]/iu;

/** A word in two parts, the second one beginning like a syllable. */
export function hyphened(word: string): string[] {
  const middle = word.length / 2;
  const isVowel = (at: number) => vowel.test(word.charAt(at));
  const isSign = (at: number) => /[ьъ]/u.test(word.charAt(at));
  const cuts = Array.from({ length: word.length }, (_, index) => index)
    .filter((at) => (isSign(at) ? isVowel(at + 1) : !isVowel(at) && isVowel(at + 1)))
    .map((at) => at + 1 - (isSign(at) ? 0 : Math.max(1, together.exec(word.slice(0, at + 1))?.[0].length ?? 1)))
    .filter((at) => at > 2 && at < word.length - 2)
    .map((at) => ({ at, off: Math.abs(at - middle) - (sonorant.test(word.charAt(at - 1)) ? 1.5 : 0) }))
    .sort((one, other) => one.off - other.off);
  const [cut] = cuts;
  return cut ? [`${word.slice(0, cut.at)}-`, word.slice(cut.at)] : [word];
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
