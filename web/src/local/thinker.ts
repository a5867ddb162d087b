/** A worker that thinks about one question at a time: a bot's move, a hint, a decision of an analysis. */

import type { Files, Question } from './messages';
import { fetched, Missing } from './fetched';
import { Instance } from './module';

export type ToThinker = ({ type: 'start'; module: WebAssembly.Module } & Files) | ({ type: 'think' } & Question);
export type FromThinker =
  | { type: 'thought'; last: boolean; thought: string }
  | { type: 'failed'; words: string }
  /** What it takes to think about it cannot be had at present. */
  | { type: 'missing'; words: string };

const say = (message: FromThinker) => postMessage(message);

let instance: Instance | null = null;
let files: Files = { nets: {}, puzzles: {} };
const given = new Set<string>();

/** Fetches a file and gives it to the module, once. */
async function give(to: Instance, address: string | undefined): Promise<void> {
  if (!address || given.has(address)) return;
  // Whoever answers in place of the host says something else.
  if (!to.learn(await fetched(address))) throw new Missing(`${address} is of no use`);
  given.add(address);
}

async function think({ net, puzzles, question }: Question): Promise<void> {
  if (!instance) throw new Error('nobody has started this thinker');
  if (net) await give(instance, files.nets[net]);
  if (puzzles) await give(instance, files.puzzles[puzzles]);
  say({ type: 'thought', last: true, thought: instance.think(question) });
}

addEventListener('message', ({ data }: MessageEvent<ToThinker>) => {
  if (data.type === 'start') {
    instance = new Instance(data.module, (thought) => say({ type: 'thought', last: false, thought }));
    files = { nets: data.nets, puzzles: data.puzzles };
  } else {
    think(data).catch((error: unknown) =>
      say({ type: error instanceof Missing ? 'missing' : 'failed', words: String(error) }),
    );
  }
});
