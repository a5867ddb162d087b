/**
 * Those who think, each in a worker of its own, so that nobody waits for them. A job that nobody wants any more is ended
 * with its worker: what thinks hears nothing meanwhile. Where a head dies over a job another one is asked once more. A job
 * for which a file is missing waits, and is tried again after a pause and when there is a connection, until nobody wants it
 * any more.
 */

import type { Question } from './messages';
import type { FromThinker, ToThinker } from './thinker';

export interface Listener {
  /** It takes longer than somebody would want to wait without a word. */
  slow(job: number): void;
  thought(job: number, last: boolean, thought: string): void;
  failed(job: number, words: string): void;
  /** What it takes is not there; it is tried again. */
  missing(job: number): void;
  /** Nothing is missing any more. */
  relieved(): void;
}

/** What is used of a worker; tests bring their own. */
export interface Head {
  postMessage(message: ToThinker): void;
  terminate(): void;
  onmessage: ((event: { data: FromThinker }) => void) | null;
  /** Without a word where its script cannot be loaded. */
  onerror: ((event: { message?: string }) => void) | null;
}

interface Job {
  number: number;
  question: Question;
  /** Somebody has died over it. */
  tried?: boolean;
}

/** After so long it is said that somebody thinks, in milliseconds. */
const SLOW = 400;
/** After so long a job is tried again for which something was missing, in milliseconds. */
const PAUSE = 10_000;

export class Thinkers {
  #idle: Head[] = [];
  #busy = new Map<number, { head: Head; timer: ReturnType<typeof setTimeout> }>();
  #waiting: Job[] = [];
  /** Jobs for which something was missing, and whether they are being tried again. */
  #lacking = new Map<number, { job: Job; again: boolean }>();
  #pause: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly most: number,
    private readonly make: () => Head,
    private readonly to: Listener,
  ) {}

  think(number: number, question: Question): void {
    this.#waiting.push({ number, question });
    this.#next();
  }

  drop(number: number): void {
    this.#waiting = this.#waiting.filter((job) => job.number !== number);
    this.#end(number)?.terminate();
    this.#got(number);
    this.#next();
  }

  /** Perhaps what was missing can be had now. */
  again(): void {
    for (const lack of this.#lacking.values()) {
      if (lack.again) continue;
      lack.again = true;
      this.#waiting.push(lack.job);
    }
    this.#next();
  }

  /** Forgets everything. */
  dropAll(): void {
    this.#waiting = [];
    for (const number of [...this.#busy.keys()]) this.#end(number)?.terminate();
    for (const number of [...this.#lacking.keys()]) this.#got(number);
  }

  #next(): void {
    if (this.#busy.size >= this.most) return;
    const job = this.#waiting.shift();
    if (!job) return;
    const head = this.#idle.pop() ?? this.make();
    const timer = setTimeout(() => this.to.slow(job.number), SLOW);
    this.#busy.set(job.number, { head, timer });
    head.onmessage = ({ data }) => this.#hear(job, data);
    head.onerror = ({ message }) => (message === undefined ? this.#lost(job) : this.#fail(job, message));
    const { net, puzzles, question } = job.question;
    head.postMessage({ type: 'think', net, puzzles, question });
    this.#next();
  }

  #hear(job: Job, said: FromThinker): void {
    const { number } = job;
    if (said.type === 'failed') return this.#fail(job, said.words);
    if (said.type === 'missing' || said.last) this.#rest(number);
    if (said.type === 'missing') this.#lack(job);
    else {
      if (said.last) this.#got(number);
      this.to.thought(number, said.last, said.thought);
    }
    this.#next();
  }

  #fail(job: Job, words: string): void {
    this.#end(job.number)?.terminate();
    if (job.tried) {
      this.#got(job.number);
      this.to.failed(job.number, words);
    } else this.#waiting.unshift({ ...job, tried: true });
    this.#next();
  }

  /** Its script was not to be had. */
  #lost(job: Job): void {
    this.#end(job.number)?.terminate();
    this.#lack(job);
    this.#next();
  }

  #lack(job: Job): void {
    this.#lacking.set(job.number, { job, again: false });
    this.#pause ??= setTimeout(() => {
      this.#pause = undefined;
      this.again();
    }, PAUSE);
    this.to.missing(job.number);
  }

  /** Nothing is missing for a job any more, or nobody wants it. */
  #got(number: number): void {
    if (!this.#lacking.delete(number) || this.#lacking.size > 0) return;
    clearTimeout(this.#pause);
    this.#pause = undefined;
    this.to.relieved();
  }

  /** Whoever was busy can be asked something else. */
  #rest(number: number): void {
    const head = this.#end(number);
    if (head) this.#idle.push(head);
  }

  #end(number: number): Head | undefined {
    const busy = this.#busy.get(number);
    if (!busy) return undefined;
    this.#busy.delete(number);
    clearTimeout(busy.timer);
    busy.head.onmessage = busy.head.onerror = null;
    return busy.head;
  }
}
