/** The actions that something would stand for if it could be chosen: what the game is asked about, to say why not. */

import { building, good as goodData } from './catalog';
import type { CraftsmenDesk } from './desk.svelte';
import type { Part } from './narrowing';
import { ENDS, type Building } from './types';

/** What the buildings of a row need, and where. */
function wanted(row: readonly Building[]): { good: string; card: Building }[] {
  return row.flatMap((card) => building(card).inputs.map((good) => ({ good, card })));
}

export function wouldBe(desk: CraftsmenDesk, part: Part, value: string): string[] {
  const player = desk.of(desk.actor ?? '');
  const row = (player?.row ?? []).flatMap(({ card }) => (card ? [card] : []));
  const hand = player?.known_cards ?? [];
  const shown = desk.view.cards.flatMap((one) => one.shown);
  switch (part === 'group' ? value : part) {
    case 'queue': {
      const [guild = '', space] = value.split(' ');
      return space ? [`stack ${guild} ${space}`] : [`place ${guild}`];
    }
    case 'build':
      return hand.flatMap((card) => ENDS.map((end) => `build ${card} ${end}`));
    case 'card':
      return desk.stage === 'builders'
        ? ENDS.map((end) => `build ${value} ${end}`)
        : [`buy ${value}`, `auction ${value}`];
    case 'buy':
    case 'auction':
      return shown.map((card) => `${value} ${card}`);
    case 'look':
      return desk.view.cards.map(({ kind }) => `look ${kind}`);
    case 'raw':
      return wanted(row).map(({ good, card }) => `make ${good} ${card}`);
    case 'fair':
      return wanted(row).map(({ good, card }) => `fetch ${good} ${card}`);
    case 'half':
    case 'final':
      return row.filter((card) => goodData(building(card).output).class === value).map((card) => `work ${card}`);
    default:
      return [];
  }
}
