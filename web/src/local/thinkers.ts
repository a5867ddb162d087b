/**
 * Those who think, each in a worker of its own, so that nobody waits for them. A job that nobody wants any more is ended
 * with its worker: what thinks hears nothing meanwhile.
 */

import type { Question } from './messages';
import type { FromThinker, ToThinker } from './thinker';

export interface Listener {
  /** It takes longer than somebody would want to wait without a word. */
  slow(job: number): void;
  thought(job: number, last: boolean, thought: string): void;
  failed(job: number): void;
}

/** What is used of a worker; tests bring their own. */
export interface Head {
  postMessage(message: ToThinker): void;
  terminate(): void;
  onmessage: ((event: { data: FromThinker }) => void) | null;
  onerror: ((event: unknown) => void) | null;
}

interface Job {
  number: number;
  question: Question;
}

/** After so long it is said that somebody thinks, in milliseconds. */
const SLOW = 400;

export class Thinkers {
  #idle: Head[] = [];
  #busy = new Map<number, { head: Head; timer: ReturnType<typeof setTimeout> }>();
  #waiting: Job[] = [];

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
    this.#next();
  }

  /** Forgets everything. */
  dropAll(): void {
    this.#waiting = [];
    for (const number of [...this.#busy.keys()]) this.#end(number)?.terminate();
  }

  #next(): void {
    if (this.#busy.size >= this.most) return;
    const job = this.#waiting.shift();
    if (!job) return;
    const head = this.#idle.pop() ?? this.make();
    const timer = setTimeout(() => this.to.slow(job.number), SLOW);
    this.#busy.set(job.number, { head, timer });
    head.onmessage = ({ data }) => this.#hear(job.number, data);
    head.onerror = () => this.#fail(job.number);
    const { net, puzzles = null, question } = job.question;
    head.postMessage({ type: 'think', net, puzzles, question });
    this.#next();
  }

  #hear(number: number, said: FromThinker): void {
    if (said.type === 'failed') return this.#fail(number);
    if (said.last) {
      const head = this.#end(number);
      if (head) this.#idle.push(head);
    }
    this.to.thought(number, said.last, said.thought);
    this.#next();
  }

  #fail(number: number): void {
    this.#end(number)?.terminate();
    this.to.failed(number);
    this.#next();
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
