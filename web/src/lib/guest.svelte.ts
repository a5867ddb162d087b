/**
 * Who I am: a name and a cookie that the server signs. Nobody has to register. This device knows me by a name as well,
 * which is the same one.
 */

import { api, zoneHere } from './api/http';
import { person } from './api/person';
import type { Place } from './api/names';
import { usesDevice } from './api/places';
import { reach } from './api/reach.svelte';
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
        this.#tellZone();
      },
      () => {
        this.#asked = null;
      },
    );
    return this.#asked;
  }

  /** Weekends at tables over days are told by the zone in which I live. */
  #tellZone(): void {
    const zone = zoneHere();
    if (!this.known || reach.alone || !zone || this.known.zone === zone) return;
    // A browser may know zones that the server does not; then the last one stays.
    person.zone(zone).catch(() => undefined);
  }

  async rename(name: string): Promise<void> {
    this.known = await api.nameGuest(name);
    if (reach.usual === 'server' && usesDevice()) await api.nameGuest(name, 'device');
  }

  /** I am somebody else here from now on, or nobody. */
  become(known: Guest | null): void {
    this.known = known;
    this.#asked = Promise.resolve();
  }

  /** Makes sure that I am known where I am about to sit down. */
  async arrive(place: Place = reach.usual): Promise<void> {
    await this.load();
    if (place !== 'device') this.known ??= await api.nameGuest(t('web-guest'), place);
    else {
      // Another tab may have made somebody of me meanwhile.
      const mine = (await api.guest(place)) ?? (await api.nameGuest(this.known?.name ?? t('web-guest'), place));
      this.known ??= reach.alone ? mine : null;
    }
  }
}

export const guest = new Me();
