/** The drawn table of Ora et Labora. */

import type { DrawnGame } from '$lib/drawn/types';
import Middle from './Middle.svelte';
import Narrow from './Narrow.svelte';
import Over from './Over.svelte';
import Picture from './Picture.svelte';
import Wide from './Wide.svelte';
import { LaboraDesk, provideDesk } from './desk.svelte';
import { motionsOfLines, placesOf, type Piece } from './happenings';
import { sprites } from './sprites';
import { tipOf } from './tips';

const game: DrawnGame<LaboraDesk, Piece, string> = {
  sprites,
  Desk: LaboraDesk,
  provide: provideDesk,
  Wide,
  Middle,
  roomy: 1310,
  Narrow,
  Over,
  Picture,
  sizes: [56, 56],
  motions: motionsOfLines,
  placesOf,
  reason: (why) => why,
  tipOf,
};
export default game;
