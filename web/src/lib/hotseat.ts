/**
 * What those who share this screen are called. The server knows one guest on several seats; their
 * names matter only here, so this browser keeps them, table by table.
 */

import type { Seat } from './api/types';
import { recall, remember } from './memory';
import type { Names } from './words';

const place = (table: string) => `names.${table}`;

export function hotseatNames(table: string): Names {
  try {
    const known: unknown = JSON.parse(recall(place(table)) ?? '{}');
    return typeof known === 'object' && known !== null ? (known as Names) : {};
  } catch {
    // Somebody else wrote there: nobody has a name then.
    return {};
  }
}

/** Keeps the names of a table; empty ones are none. */
export function nameHotseats(table: string, names: Record<Seat, string>): void {
  const given = Object.entries(names)
    .map(([seat, name]) => [seat, name.trim()] as const)
    .filter(([, name]) => name !== '');
  if (given.length > 0) remember(place(table), JSON.stringify(Object.fromEntries(given)));
}
