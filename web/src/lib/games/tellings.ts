/** How the log of each game is told. Light, since the log is read before the table is drawn, or without it. */

import type { Telling } from '$lib/telling/kinds';
import { telling as burgundy } from './burgundy/telling';
import { telling as craftsmen } from './craftsmen/telling';
import { telling as labora } from './labora/telling';
import { telling as orleans } from './orleans/telling';

const TELLINGS: Readonly<Record<string, Telling>> = { burgundy, craftsmen, labora, orleans };

export const tellingOf = (game: string | undefined): Telling | undefined => TELLINGS[game ?? ''];
