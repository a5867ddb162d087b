/** What tables are called in the page. The name says where a table stands: with the server, or on this device. */

export type Place = 'server' | 'device';

const MARK = 'device:';

export function placeOf(table: string): Place {
  return table.startsWith(MARK) ? 'device' : 'server';
}

/** What a table is called where it stands. */
export function idOf(table: string): string {
  return placeOf(table) === 'device' ? table.slice(MARK.length) : table;
}

/** What a table of some place is called here. */
export function nameOf(place: Place, id: string): string {
  return place === 'device' ? MARK + id : id;
}
