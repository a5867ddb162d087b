/** Who I am: a name and a cookie that the server signs. Nobody has to register. */

import { api } from './api/http';
import type { Guest } from './api/types';
import { t } from './i18n.svelte';

class Me {
  known = $state.raw<Guest | null>(null);
  loaded = $state(false);

  get name(): string {
    return this.known?.name ?? t('web-guest');
  }

  async load(): Promise<void> {
    this.known = await api.guest().catch(() => null);
    this.loaded = true;
  }

  async rename(name: string): Promise<void> {
    this.known = await api.nameGuest(name);
  }

  /** Makes sure that the server knows me before I sit down anywhere. */
  async arrive(): Promise<void> {
    this.known ??= await api.guest().catch(() => null);
    this.known ??= await api.nameGuest(t('web-guest'));
  }
}

export const guest = new Me();
