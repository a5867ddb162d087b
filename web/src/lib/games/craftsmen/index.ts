/** The drawn table of Craftsmen. */

import type { DrawnGame } from '$lib/drawn/types';
import Middle from './Middle.svelte';
import Narrow from './Narrow.svelte';
import Picture from './Picture.svelte';
import Wide from './Wide.svelte';
import { CraftsmenDesk, provideDesk } from './desk.svelte';
import { motionsOfLines, placesOf, type Piece } from './happenings';
import { sprites } from './sprites';
import { tipOf } from './tips';
import type { Source } from './types';

const game: DrawnGame<CraftsmenDesk, Piece, Source> = {
  sprites,
  Desk: CraftsmenDesk,
  provide: provideDesk,
  Wide,
  Middle,
  roomy: 1350,
  Narrow,
  Picture,
  sizes: [56, 56],
  motions: motionsOfLines,
  placesOf,
  reason: (why, desk) => desk.t(`craftsmen-source-${why}`),
  tipOf,
};
export default game;
