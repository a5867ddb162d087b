/** Which of the open tables one wants to see; kept on this device. */

import type { OpenTable } from '$generated/api';
import { recall, remember } from '$lib/memory';
import { paceOf } from './clocks';

export interface Filter {
  /** The name of a game, or nothing for all. */
  game: string;
  pace: string;
  language: string;
}

const NAMES = ['game', 'pace', 'language'] as const;

export function matches(table: OpenTable, { game, pace, language }: Filter): boolean {
  return (
    (!game || table.game === game) &&
    (!pace || paceOf(table.clock) === pace) &&
    (!language || table.language === language)
  );
}

class Filters implements Filter {
  game = $state(recall('open.game') ?? '');
  pace = $state(recall('open.pace') ?? '');
  language = $state(recall('open.language') ?? '');

  set(name: (typeof NAMES)[number], value: string): void {
    this[name] = value;
    remember(`open.${name}`, value);
  }
}

export const filters = new Filters();
