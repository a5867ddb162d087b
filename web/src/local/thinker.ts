/** A worker that thinks about one question at a time: a bot's move, a hint, a decision of an analysis. */

import type { Question } from './messages';
import { Instance } from './module';

export type ToThinker =
  { type: 'start'; module: WebAssembly.Module; nets: Record<string, string> } | ({ type: 'think' } & Question);
export type FromThinker = { type: 'thought'; last: boolean; thought: string } | { type: 'failed'; words: string };

const say = (message: FromThinker) => postMessage(message);

let instance: Instance | null = null;
let addresses: Record<string, string> = {};
const learned = new Set<string>();

/** Fetches a network, once. */
async function learn(to: Instance, net: string): Promise<void> {
  const address = addresses[net];
  if (learned.has(net) || !address) return;
  const bytes = await (await fetch(address)).arrayBuffer();
  if (!to.learn(new Uint8Array(bytes))) throw new Error(`the network of ${net} is of no use`);
  learned.add(net);
}

async function think({ net, question }: Question): Promise<void> {
  if (!instance) throw new Error('nobody has started this thinker');
  if (net) await learn(instance, net);
  say({ type: 'thought', last: true, thought: instance.think(question) });
}

addEventListener('message', ({ data }: MessageEvent<ToThinker>) => {
  if (data.type === 'start') {
    instance = new Instance(data.module, (thought) => say({ type: 'thought', last: false, thought }));
    addresses = data.nets;
  } else think(data).catch((error: unknown) => say({ type: 'failed', words: String(error) }));
});
