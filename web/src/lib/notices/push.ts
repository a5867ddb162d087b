/**
 * This browser shows notices, also while the page is closed: a service worker does. Where the page is kept to play without
 * its host, its own worker does it; elsewhere a small one that does nothing else, and only once somebody wants notices.
 */

import { person } from '$lib/api/person';
import { reach } from '$lib/api/reach.svelte';
import { guest } from '$lib/guest.svelte';
import { recall, remember } from '$lib/memory';
import type { Language } from '$lib/words';

/** Why it cannot be done. */
export type Trouble = 'denied' | 'cannot' | 'failed';

/** What is used of the browser; tests bring their own. */
export interface Browser {
  workers: Pick<ServiceWorkerContainer, 'register' | 'ready' | 'getRegistration'> | null;
  /** Asks whoever sits there. */
  allowed(): Promise<NotificationPermission>;
  /** What they have said. */
  permission(): NotificationPermission;
  /** Leaves word for the worker, which may be woken while no page is open. */
  note(language: Language): Promise<void>;
}

const browser = (): Browser => ({
  workers: 'serviceWorker' in navigator && 'PushManager' in window ? navigator.serviceWorker : null,
  allowed: async () => ('Notification' in window ? Notification.requestPermission() : 'denied'),
  permission: () => ('Notification' in window ? Notification.permission : 'denied'),
  note: async (language) => {
    if ('caches' in window) await (await caches.open(NOTED)).put('/push-language', new Response(language));
  },
});

/** Where the worker finds the language of this browser. */
const NOTED = 'quadrivium-notices';
/** Who has switched notices on here, and at which address of the browser they come: remembered here. */
const [WHO, WHERE] = ['notices', 'notices.at'];

/** The script that shows notices; the worker that keeps the page does too. */
const SCRIPT = '/push.js';

/** A key as browsers want it. */
export function bytes(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
}

/** Bytes as they are sent. */
export function coded(buffer: ArrayBuffer | null): string {
  const text = String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0)));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

export class Push {
  constructor(
    private readonly by: Browser = browser(),
    /** Whether the page has a worker that keeps it. */
    private readonly kept: boolean = reach.device && import.meta.env.PROD,
  ) {}

  get possible(): boolean {
    return this.by.workers !== null;
  }

  async #worker(): Promise<ServiceWorkerRegistration> {
    const workers = this.by.workers;
    if (!workers) throw new Error('no service workers');
    if (!this.kept) await workers.register(SCRIPT);
    return workers.ready;
  }

  /** Begins to show notices in a language; says what is in the way. */
  async begin(key: string, language: Language): Promise<Trouble | null> {
    if (!this.by.workers) return 'cannot';
    if ((await this.by.allowed()) !== 'granted') return 'denied';
    return this.#subscribe(key, language);
  }

  /** Sees to it that notices come on which somebody has switched on here: a browser may have another address since, and a
   * service may have said that there is none. */
  async renew(language: Language): Promise<void> {
    const me = guest.known?.id;
    if (!me || recall(WHO) !== me || !this.by.workers || this.by.permission() !== 'granted') return;
    const { offers, here } = await person.notices();
    const worker = await this.by.workers.getRegistration();
    const found = await worker?.pushManager.getSubscription();
    const whole = here && found && found.endpoint === recall(WHERE);
    if (offers.push && !whole) await this.#subscribe(offers.push, language);
  }

  async #subscribe(key: string, language: Language): Promise<Trouble | null> {
    let found: PushSubscription;
    try {
      const { pushManager } = await this.#worker();
      const applicationServerKey = bytes(key);
      // One that was made for another key, as after moving the site, is of no use.
      await (await pushManager.getSubscription())?.unsubscribe();
      found = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
    } catch (error) {
      console.warn('The browser does not subscribe', error);
      return 'failed';
    }
    await person.subscribe({
      endpoint: found.endpoint,
      p256dh: coded(found.getKey('p256dh')),
      auth: coded(found.getKey('auth')),
      language,
    });
    remember(WHO, guest.known?.id ?? '');
    remember(WHERE, found.endpoint);
    // Without the word it is told in another language once.
    await this.by.note(language).catch(() => undefined);
    return null;
  }

  /** Shows no notices any more. */
  async end(): Promise<void> {
    remember(WHO, '');
    await person.unsubscribe();
    const worker = await this.by.workers?.getRegistration();
    await (await worker?.pushManager.getSubscription())?.unsubscribe();
  }
}
