/** The views of a phone, and in which of them something can be chosen now. */

import type { CraftsmenDesk } from './desk.svelte';

export const VIEWS = [
  ['town', 'town'],
  ['market', 'market'],
  ['row', 'row'],
  ['players', 'players'],
  ['log', 'chronicle'],
] as const;
export type ViewName = (typeof VIEWS)[number][0];

export function viewsCalling(desk: CraftsmenDesk): Record<ViewName, boolean> {
  const { open } = desk.narrowed;
  const shown = new Set(desk.view.cards.flatMap(({ shown: cards }) => cards));
  const to = [...open.to];
  const from = [...open.from];
  const cards = [...open.card];
  const begun = desk.selection.from !== undefined;
  return {
    town: open.queue.size > 0 || to.some((one) => one.startsWith('ship')),
    market:
      open.shown.size > 0 ||
      open.pile.size > 0 ||
      cards.some((card) => shown.has(card)) ||
      from.some((one) => one.startsWith('granary') || one === 'fair') ||
      (begun && to.some((one) => one === 'granary' || one === 'fair')),
    row:
      open.capital.size > 0 ||
      cards.some((card) => !shown.has(card)) ||
      open.end.size > 0 ||
      open.sawmill.size > 0 ||
      to.some((one) => one.includes('_')) ||
      from.some((one) => one !== 'fair' && !one.startsWith('granary')) ||
      desk.gathering !== null,
    players: false,
    log: false,
  };
}
