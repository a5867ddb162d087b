/**
 * The nine estates as printed, for the choice of a side: the ground of every space, row by row
 * (A pasture, B city, C castle, K knowledge, M mine, S river), and the die numbers, the same on
 * all. As in `crates/burgundy/src/data.rs`; once an estate is chosen, the view tells all of it.
 */

import type { Ground, SpaceView } from './types';
import { at } from './types';

const LETTERS: Readonly<Record<string, Ground>> = {
  A: 'animal',
  B: 'building',
  C: 'castle',
  K: 'knowledge',
  M: 'mine',
  S: 'ship',
};

const NUMBERS = [
  6, 5, 4, 3, 2, 1, 6, 5, 4, 5, 4, 3, 1, 2, 3, 6, 1, 2, 6, 5, 4, 1, 2, 5, 4, 3, 1, 2, 6, 1, 2, 5, 6, 3, 4, 1, 3,
];

const ESTATES = [
  'ACCK AACKB AABKBB SSSCSSS BBMBBA BMKBB MKKB',
  'SBAC ASBAB AAABKB BBBBBKC KKMKMS BBMKS CSSC',
  'AAAA SSCSS BMKKSB BBKCKBB BBKKBB CAMMC BASB',
  'CABS AABSS BBBSCM AAAKKMS BCKBBB BMBKK SBKC',
  'ABBS AABMM BCKSSS BBAKCBB KCAKSB BABCS KKBM',
  'KKCS KBBSB AAMSBB KBBCSBB KBBMSB KMAAS CAAC',
  'KCCS KAAAS SMBBMA SKBBBAB BKBBAB BSMKB SCCK',
  'BBSB SCKCB BKMKKS BAKMAKB SAAAMB BCACS BSBB',
  'BBCK BBAAS BBAASS CKKMSCK SSKMBA KBBBA MCBB',
].map((rows) => rows.replaceAll(' ', ''));

/** The 37 spaces of an estate, empty. */
export function printed(board: number): SpaceView[] {
  return [...at(ESTATES, board - 1)].map((letter, index) => ({
    ground: LETTERS[letter] ?? 'building',
    pips: at(NUMBERS, index),
    tile: null,
  }));
}
