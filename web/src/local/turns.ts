/**
 * Which of several tabs thinks about the bot of a table: whoever has its lock. The others wait until the table has moved
 * on, so that what they wait for is dropped, or that tab is closed. One that was put to sleep is not waited for for ever:
 * of two that decide the first is stored.
 */

/** After so long it is said that somebody thinks, in milliseconds. */
const SLOW = 400;
/** So long it takes at most to hear what the other tab has decided, when it is done. */
const HEARING = 200;
/** So long another tab is waited for. */
const PATIENCE = 20_000;

export class Turns {
  #ends = new Map<number, () => void>();

  constructor(
    /** Those of the browser, which has none for pages that are not secure. */
    private readonly locks: Pick<LockManager, 'request'> | undefined,
    private readonly slow: (job: number) => void,
  ) {}

  /** Calls `think` when it is this tab's turn, unless that has ended before. */
  take(job: number, table: string, think: () => void): void {
    const { locks } = this;
    if (!locks) return think();
    const name = `quadrivium-bot-${table}`;
    const timers: ReturnType<typeof setTimeout>[] = [];
    const after = (pause: number, then: () => void) => timers.push(setTimeout(then, pause));
    const waiting = new AbortController();
    const stop = () => {
      for (const timer of timers) clearTimeout(timer);
      waiting.abort();
    };
    const begin = () => {
      if (waiting.signal.aborted) return;
      stop();
      think();
    };
    const over = new Promise<void>((resolve) => {
      this.#ends.set(job, () => {
        stop();
        resolve();
      });
    });
    const wait = async () => {
      after(SLOW, () => this.slow(job));
      after(PATIENCE, begin);
      await locks.request(name, { signal: waiting.signal }, () => {
        after(HEARING, begin);
        return over;
      });
    };
    void locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock) {
        begin();
        return over;
      }
      // Whoever waits no longer has a reason, and nobody wants to hear it.
      if (!waiting.signal.aborted) wait().catch(() => undefined);
      return undefined;
    });
  }

  end(job: number): void {
    this.#ends.get(job)?.();
    this.#ends.delete(job);
  }

  endAll(): void {
    for (const job of [...this.#ends.keys()]) this.end(job);
  }
}
