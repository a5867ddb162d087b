/** When a chosen action waits for the Confirm button: one rule for every game and both faces of the table. */

import type { Choice } from '$lib/api/types';

export const CONFIRMATIONS = ['every', 'lasting', 'never'] as const;
/** Every action waits, or only what one cannot take back alone, or none. */
export type Confirmation = (typeof CONFIRMATIONS)[number];

/** Whether an action waits. Where decisions of the page follow it, nobody has said that they can be taken back. */
export function waits({ lasting, then = [] }: Choice, confirmation: Confirmation): boolean {
  return confirmation === 'every' || (confirmation === 'lasting' && (lasting ?? then.length > 0));
}
