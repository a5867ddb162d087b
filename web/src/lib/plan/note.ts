/** What somebody writes down for themselves at a table. It stays in the browser. */

import { recall, remember } from '$lib/memory';

export const LONGEST_NOTE = 2000;

export function noteOf(table: string): string {
  return recall(`note.${table}`) ?? '';
}

export function write(table: string, text: string): void {
  remember(`note.${table}`, text.slice(0, LONGEST_NOTE));
}
