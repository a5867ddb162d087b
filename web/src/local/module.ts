/** The module, spoken to in JSON through its memory. An instance that has trapped is of no use any more. */

import type { In, Out } from './messages';

interface Exports {
  memory: WebAssembly.Memory;
  room(length: number): number;
  free(at: number, length: number): void;
  call(at: number, length: number): bigint;
  think(at: number, length: number): bigint;
  learn(at: number, length: number): number;
}

/** The module has given up, with its last words. */
export class Trap extends Error {}

/** What `getRandomValues` fills at once. */
const MOST_RANDOM = 65_536;

export class Instance {
  readonly #exports: Exports;
  #words = '';

  /** Thoughts that are not the last of an answer go to `tell`. */
  constructor(module: WebAssembly.Module, tell: (thought: string) => void = () => undefined) {
    const env = {
      entropy: (at: number, length: number) => {
        for (let from = 0; from < length; from += MOST_RANDOM) {
          crypto.getRandomValues(this.#bytes(at + from, Math.min(MOST_RANDOM, length - from)));
        }
      },
      say: (at: number, length: number) => (this.#words += this.#text(at, length)),
      tell: (at: number, length: number) => tell(this.#text(at, length)),
    };
    this.#exports = new WebAssembly.Instance(module, { env }).exports as unknown as Exports;
  }

  call(now: number, given: In): Out[] {
    return JSON.parse(this.#ask('call', JSON.stringify({ now, ...given }))) as Out[];
  }

  think(question: string): string {
    return this.#ask('think', question);
  }

  /** Takes a network, or the puzzles of a game; says whether they are of use. */
  learn(file: Uint8Array): boolean {
    return this.#guarded(() => this.#exports.learn(this.#put(file), file.length) === 1);
  }

  #ask(what: 'call' | 'think', asked: string): string {
    return this.#guarded(() => {
      const bytes = new TextEncoder().encode(asked);
      const packed = BigInt.asUintN(64, this.#exports[what](this.#put(bytes), bytes.length));
      const [at, length] = [Number(packed >> 32n), Number(packed & 0xffff_ffffn)];
      const text = this.#text(at, length);
      this.#exports.free(at, length);
      return text;
    });
  }

  #guarded<T>(run: () => T): T {
    try {
      return run();
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError) throw new Trap(this.#words || error.message, { cause: error });
      throw error;
    }
  }

  #put(bytes: Uint8Array): number {
    const at = this.#exports.room(bytes.length) >>> 0;
    this.#bytes(at, bytes.length).set(bytes);
    return at;
  }

  // The memory moves when it grows: nobody may hold on to its bytes.
  #bytes(at: number, length: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.#exports.memory.buffer as ArrayBuffer, at >>> 0, length);
  }

  #text(at: number, length: number): string {
    return new TextDecoder().decode(this.#bytes(at, length));
  }
}
