/** Chips as they stand in a line: together for each player, and for what or where. */

import type { Phrase, Seat } from '$lib/api/types';
import type { Chip } from './kinds';

export interface Group {
  seat: Seat | undefined;
  label: Phrase | null;
  chips: Chip[];
}

/** Amounts of the same thing for the same reason are one amount. */
function sum(chips: readonly Chip[]): Chip[] {
  const sums: Chip[] = [];
  for (const chip of chips) {
    const same = sums.findIndex(({ icon, by }) => icon !== null && icon === chip.icon && by !== null);
    const known = sums[same];
    if (known && known.by !== null && chip.by !== null && known.by > 0 === chip.by > 0)
      sums[same] = { ...known, by: known.by + chip.by, name: null };
    else sums.push(chip);
  }
  return sums;
}

export function groupsOf(chips: readonly Chip[]): Group[] {
  const groups = new Map<string, Group>();
  // Whose it is comes first: everything of a player stands together.
  const seats = [...new Set(chips.map(({ seat }) => seat))];
  for (const chip of seats.flatMap((seat) => chips.filter((one) => one.seat === seat))) {
    const key = `${chip.seat ?? ''}/${JSON.stringify(chip.label)}`;
    const group = groups.get(key) ?? { seat: chip.seat, label: chip.label, chips: [] };
    group.chips.push(chip);
    groups.set(key, group);
  }
  return [...groups.values()].map((group) => ({ ...group, chips: sum(group.chips) }));
}
