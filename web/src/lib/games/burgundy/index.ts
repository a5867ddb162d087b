/** The drawn table of Burgundy. */

import type { DrawnGame } from '$lib/drawn/types';
import Middle from './Middle.svelte';
import Narrow from './Narrow.svelte';
import Picture from './Picture.svelte';
import Wide from './Wide.svelte';
import { BurgundyDesk, provideDesk } from './desk.svelte';
import { motionsOfLines, placesOf, type Piece, type Reason } from './happenings';
import { sprites } from './sprites';
import { tipOf } from './tips';

const game: DrawnGame<BurgundyDesk, Piece, Reason> = {
  sprites,
  Desk: BurgundyDesk,
  provide: provideDesk,
  Wide,
  Middle,
  roomy: 1270,
  Narrow,
  Picture,
  sizes: [64, 60],
  motions: (lines, desk) => motionsOfLines(lines, desk.view),
  placesOf,
  reason: ({ key, region, ground }, desk) => {
    if (region) return desk.t(`burgundy-region-${region}`);
    if (ground) return desk.t('burgundy-table-bonus-of', { ground: desk.t(`burgundy-ground-${ground}`) });
    return desk.t(`burgundy-table-reason-${key}`);
  },
  tipOf,
};
export default game;
