/** Who I am: a name and a cookie that the server signs. Nobody has to register. */

import { api } from './api/http';
import type { Guest } from './api/types';
import { t } from './i18n.svelte';
import { personName } from './names.svelte';

class Me {
  known = $state.raw<Guest | null>(null);

  get name(): string {
    return this.known ? personName(this.known.name) : t('web-guest');
  }

  #asked: Promise<void> | null = null;

  /** Asks once who I am. */
  load(): Promise<void> {
    this.#asked ??= api.guest().then(
      (known) => {
        this.known = known;
      },
      () => {
        this.#asked = null;
      },
    );
    return this.#asked;
  }

  async rename(name: string): Promise<void> {
    this.known = await api.nameGuest(name);
  }

  /** Voids my cookie wherever else it is. */
  async renew(): Promise<void> {
    this.known = await api.renewGuest();
  }

  /** Makes sure that the server knows me before I sit down anywhere. */
  async arrive(): Promise<void> {
    await this.load();
    this.known ??= await api.nameGuest(t('web-guest'));
  }
}

export const guest = new Me();
