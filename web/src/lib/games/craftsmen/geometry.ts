/** Where things are drawn: on a card, in a row, in the street and the harbour. */

/** Whether there is room for charges in the corners and a larger name. */
export const isLarge = (w: number, h: number): boolean => w >= 84 && h >= 100;
export const nameSize = (w: number, h: number): number => (isLarge(w, h) ? 15 : 13);

/** The places on a card of this size; a name may take two lines. */
export function face(w: number, h: number, inputs: number, points: boolean, lines = 1) {
  const large = isLarge(w, h);
  const plate = lines > 1 ? (large ? 30 : 26) : large ? 24 : 18;
  const plateY = (h - plate) / 2;
  const below = h - plateY - plate;
  const out = Math.min(below * 0.42, (w - 8) / 5.4);
  const well = Math.min(plateY * 0.8, inputs > 1 ? (w - 12) / 2.15 : w);
  const gap = Math.min(6, (w - 2 * well) / 3);
  const wells = inputs > 1 ? [w / 2 - well - gap / 2, w / 2 + gap / 2] : [(w - well) / 2];
  const pillH = Math.min(22, Math.max(16, out * 1.2));
  const pillW = pillH * 1.62;
  const together = 2 * out + 2 + pillW;
  return {
    large,
    plate,
    plateY,
    r: large ? 7 : 5,
    well,
    wells,
    wellY: (plateY - well) / 2 + 0.5,
    out,
    outX: points ? (w - together) / 2 + out : w / 2,
    outY: plateY + plate + below / 2 - 0.5,
    pillX: (w + together) / 2 - pillW,
    pillH,
    pillW,
    pillFont: pillH >= 20 ? 16 : 13.5,
  };
}

/** Cards of a row: as wide as there is room, and no narrower than can be read. */
export const ROW_CARD = { most: 103, least: 86, height: 124 } as const;
export function rowWidth(cards: number, room: number): number {
  return Math.max(ROW_CARD.least, Math.min(ROW_CARD.most, Math.floor(room / cards)));
}

/** The street: six guilds, the harbour behind them. */
export const STREET = { guild: 109, width: 659, height: 224, ground: 146, queue: 182, names: 201 } as const;
export const guildX = (index: number): number => index * STREET.guild;
/** The middle of each space of a queue; with two players there are two. */
export function queueX(spaces: number, index: number): number {
  return STREET.guild / 2 + (index - (spaces - 1) / 2) * 34;
}

/** Ships from the left: their middle; the holds hang down to one waterline. */
const SHIPS = [708, 798, 894, 1006] as const;
export const HOLD = 18.5;
export const shipX = (ship: number): number => SHIPS[ship - 1] ?? 0;
export const shipTop = (holds: number): number => 203 - holds * HOLD;
