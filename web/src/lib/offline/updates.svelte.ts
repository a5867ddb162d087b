/**
 * The service worker of this page. It is asked for when the page has nothing else to do, keeps what is needed to play
 * without its host, and says when a new version is ready. Nobody is interrupted: the new version begins when somebody
 * says so, or when all pages of the old one are closed.
 */

import type { Language } from '$lib/words';

/** What the service worker says while it keeps files: how many of how many, and in the end whether it has all of them. */
type Progress = { done: number; of: number } | { whole: boolean };

/** What is used of the browser; tests bring their own. */
export interface Browser {
  workers: ServiceWorkerContainer;
  reload(): void;
  /** Calls back when the page rests. */
  rest(then: () => void): void;
  /** Calls back whenever somebody comes back to the page, and now and then while they look at it. */
  looked(then: () => void): void;
  now(): number;
}

/** The page rests when the browser says so, and after this long at the latest, in milliseconds. */
const LATEST = 10_000;
/** A page that stays open looks for a new version once in so long, in milliseconds. */
const AGAIN = 3_600_000;

const browser = (): Browser => ({
  workers: navigator.serviceWorker,
  reload: () => location.reload(),
  rest: (then) => {
    if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: LATEST });
    else setTimeout(then, LATEST);
  },
  looked: (then) => {
    const seen = () => document.visibilityState === 'visible' && then();
    document.addEventListener('visibilitychange', seen);
    setInterval(seen, AGAIN);
  },
  now: () => Date.now(),
});

export class Updates {
  /** A version that waits to begin. */
  ready = $state.raw<ServiceWorker | null>(null);
  #active: Promise<ServiceWorkerRegistration> | null = null;
  #wanted = false;

  constructor(private readonly by: Browser) {}

  /** Looks for versions from now on; `script` is the address of the service worker. */
  start(script: string): void {
    // Who asked for the new version gets it; other tabs go on with what they have.
    this.by.workers.addEventListener('controllerchange', () => this.#wanted && this.by.reload());
    this.by.rest(() => {
      this.#active = this.by.workers.register(script);
      this.#active.then(
        (registration) => this.#follow(registration),
        (error: unknown) => console.warn('The page cannot be kept', error),
      );
    });
  }

  /** Keeps everything that is needed to play in a language, also for a version that waits. */
  keep(language: Language): void {
    this.by.rest(() => {
      void this.by.workers.ready.then(({ active, waiting }) => {
        for (const version of [active, waiting]) version?.postMessage({ type: 'keep', language });
      });
    });
  }

  /** Whether what is only fetched when it is needed was kept beforehand. */
  async keepsAll(): Promise<boolean> {
    const { active } = await this.by.workers.ready;
    return new Promise((resolve) => {
      const hears = new MessageChannel();
      hears.port1.onmessage = ({ data }: MessageEvent<{ later?: boolean }>) => resolve(data.later === true);
      active?.postMessage({ type: 'kept' }, [hears.port2]);
    });
  }

  /**
   * Keeps everything that can ever be needed without the host, bots of all ranks and puzzles too; `tell` hears which share of
   * it is there. Whether all of it could be kept.
   */
  async keepAll(language: Language, tell: (share: number) => void): Promise<boolean> {
    const { active, waiting } = await this.by.workers.ready;
    waiting?.postMessage({ type: 'keep', language, later: true });
    return new Promise((resolve) => {
      const hears = new MessageChannel();
      hears.port1.onmessage = ({ data }: MessageEvent<Progress>) => {
        if ('whole' in data) resolve(data.whole);
        else tell(data.done / data.of);
      };
      active?.postMessage({ type: 'keep', language, later: true }, [hears.port2]);
    });
  }

  /** Begins with the version that is ready. Where another tab has begun with it there is nothing to wait for. */
  begin(): void {
    if (this.ready?.state !== 'installed') return this.by.reload();
    this.#wanted = true;
    this.ready.postMessage({ type: 'begin' });
  }

  /** Addresses of the page are no loads to a browser: of itself it would never look again. */
  #look(registration: ServiceWorkerRegistration): void {
    let last = this.by.now();
    this.by.looked(() => {
      if (this.by.now() - last < AGAIN) return;
      last = this.by.now();
      // Without a connection there is nothing new.
      this.by.rest(() => void registration.update().catch(() => undefined));
    });
  }

  #follow(registration: ServiceWorkerRegistration): void {
    this.#look(registration);
    if (registration.waiting) this.ready = registration.waiting;
    const follow = (coming: ServiceWorker | null) =>
      coming?.addEventListener('statechange', () => {
        // The first version of all replaces nothing.
        if (coming.state === 'installed' && this.by.workers.controller) this.ready = coming;
      });
    follow(registration.installing);
    registration.addEventListener('updatefound', () => follow(registration.installing));
  }
}

export const updates = typeof navigator !== 'undefined' && 'serviceWorker' in navigator ? new Updates(browser()) : null;
