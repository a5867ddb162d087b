/** Every seat has a shield: a tincture and an ordinary together, so that nobody needs the colour. */

import type { Seat } from './api/types';

const TINCTURES = ['azure', 'gules', 'vert', 'or', 'purpure'] as const;
export type Tincture = (typeof TINCTURES)[number];

export function tincture(seat: Seat): Tincture {
  return TINCTURES[seat.charCodeAt(0) - 65] ?? 'azure';
}
