/** Whose words somebody does not want to see at a table. This browser alone remembers it. */

import { recall, remember } from '$lib/memory';

const nameOf = (table: string) => `unheard.${table}`;

function kept(table: string): string[] {
  try {
    const those: unknown = JSON.parse(recall(nameOf(table)) ?? '[]');
    return Array.isArray(those) ? those.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

export class Unheard {
  #those = $state.raw<readonly string[]>([]);

  constructor(private readonly table: string) {
    this.#those = kept(table);
  }

  has(whose: string): boolean {
    return this.#those.includes(whose);
  }

  toggle(whose: string): void {
    this.#those = this.has(whose) ? this.#those.filter((one) => one !== whose) : [...this.#those, whose];
    remember(nameOf(this.table), JSON.stringify(this.#those));
  }
}

export const unheardAt = (table: string) => new Unheard(table);
