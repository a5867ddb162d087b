/** What everybody may know about the site, asked once and again when somebody comes back to the page. */

import { remote } from '$lib/api/remote';
import type { SiteShown } from '$generated/api';
import { recall, remember } from '$lib/memory';

/** Hosts say something rarely; whoever stays on one page hears it within this time. */
const AGAIN = 5 * 60_000;
const CLOSED = 'announcement';

class Site {
  shown = $state.raw<SiteShown | null>(null);
  #closed = $state(recall(CLOSED));
  #asked = 0;

  /** What is announced, unless somebody here has closed it. */
  get announcement() {
    const said = this.shown?.announcement ?? null;
    return said && this.#closed !== `${said.until} ${said.en}` ? said : null;
  }

  close(): void {
    const said = this.shown?.announcement;
    if (!said) return;
    this.#closed = `${said.until} ${said.en}`;
    remember(CLOSED, this.#closed);
  }

  async #ask(): Promise<void> {
    if (Date.now() - this.#asked < 1_000) return;
    this.#asked = Date.now();
    // A server that cannot be reached has its own banner, and this is not who finds out.
    this.shown = await remote.ask('GET', '/site').then(
      ({ body }) => body as SiteShown,
      () => this.shown,
    );
  }

  /** Listens as long as somebody shows it; returns how to stop. */
  start(): () => void {
    const seen = () => {
      if (document.visibilityState === 'visible') void this.#ask();
    };
    seen();
    const timer = setInterval(seen, AGAIN);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }
}

export const site = new Site();
