/**
 * The rules at hand for tables of a server: a worker that knows nothing but what it is asked. It is begun when a table
 * stands and the page rests, so that nobody waits for it.
 */

import { engine } from 'virtual:engine';
import { compiled } from '../../local/fetched';
import type { FromThinker, ToThinker } from '../../local/thinker';
import type { Ask, Foreseen } from '$lib/foresight.svelte';
import { textOf } from '$lib/foresight.svelte';
import { settings } from '$lib/settings.svelte';

/** What is used of a worker; tests bring their own. */
export interface Mind {
  postMessage(message: ToThinker): void;
  terminate(): void;
  onmessage: ((event: { data: FromThinker }) => void) | null;
  onerror: ((event: unknown) => void) | null;
}

/** What the rules are asked: of the table only what they need. */
export function questionOf({ told, log, decided, page }: Ask, now: number): string {
  const { kind, game, rules, settings, seats } = told;
  const sits = seats.map(({ kind, level, you, resigned }) => ({ kind, level, you, resigned }));
  const table = { kind, game, rules, settings, seats: sits };
  return JSON.stringify({ foresee: { table, line: log.map(textOf), decided, page, now } });
}

export class Rules {
  #mind: Promise<Mind> | null = null;
  #waiting: ((seen: Foreseen | null) => void)[] = [];
  #broken = false;

  constructor(private readonly begin: () => Promise<Mind>) {}

  async foresee(ask: Ask): Promise<Foreseen | null> {
    if (this.#broken) return null;
    const mind = await (this.#mind ??= this.#start());
    if (!mind) return null;
    return new Promise((done) => {
      this.#waiting.push(done);
      mind.postMessage({ type: 'think', net: null, question: questionOf(ask, Date.now()) });
    });
  }

  async #start(): Promise<Mind> {
    const mind = await this.begin();
    mind.onmessage = ({ data }) => {
      if (data.type !== 'thought') return this.#end(mind, data.words);
      const thought = JSON.parse(data.thought) as 'nothing' | { foreseen: Foreseen };
      this.#waiting.shift()?.(typeof thought === 'object' ? thought.foreseen : null);
    };
    mind.onerror = (error) => this.#end(mind, error);
    return mind;
  }

  /** One that has broken once is asked no more: the server says the same a little later. */
  #end(mind: Mind, words: unknown): void {
    console.warn('Nothing is foreseen any more:', words);
    this.#broken = true;
    mind.terminate();
    for (const done of this.#waiting.splice(0)) done(null);
  }
}

/** After so long the page is taken to rest, in milliseconds. */
const LATEST = 5_000;

const rest = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: LATEST });
    else setTimeout(resolve, LATEST);
  });

const rules = new Rules(async () => {
  await rest();
  const module = await compiled(new URL(engine ?? '', location.href).href);
  const worker = new Worker(new URL('../../local/thinker.ts', import.meta.url), { type: 'module' });
  worker.postMessage({ type: 'start', module, nets: {}, puzzles: {} } satisfies ToThinker);
  return worker as Mind;
});

/** Asks the rules, where that is wanted. */
export async function foresee(ask: Ask): Promise<Foreseen | null> {
  return settings.foresight ? rules.foresee(ask) : null;
}
