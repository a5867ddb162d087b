/** The worker in which the table of this device stands: the module, its storage, and those who think. */

import { Device } from './device';
import { fetched } from './fetched';
import type { Files, FromWorker, ToWorker } from './messages';
import { Instance } from './module';
import { Store } from './store';
import type { ToThinker } from './thinker';
import { Thinkers, type Head } from './thinkers';

/** One core is left for the page and this worker. */
const HEADS = Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1));

const say = (message: FromWorker) => postMessage(message);
const channel = new BroadcastChannel('quadrivium-tables');

async function start(engine: string, files: Files): Promise<Device> {
  const [module, store] = await Promise.all([WebAssembly.compileStreaming(fetch(engine)), Store.open()]);
  const head = (): Head => {
    const worker = new Worker(new URL('./thinker.ts', import.meta.url), { type: 'module' });
    worker.postMessage({ type: 'start', module, ...files } satisfies ToThinker);
    return worker as Head;
  };
  const thinkers = new Thinkers(HEADS, head, {
    slow: (job) => void device.take({ type: 'slow', job }),
    thought: (job, last, thought) => void device.take({ type: 'thought', job, last, thought }),
    failed: (job, words) => {
      console.warn('Nobody could think about this:', words);
      void device.take({ type: 'failed', job });
    },
    missing: (job) => void device.take({ type: 'missing', job }),
    relieved: () => void device.relieved(),
  });
  const device: Device = new Device({
    make: () => new Instance(module),
    puzzles: (game) => fetched(files.puzzles[game] ?? ''),
    store,
    thinkers,
    tell: say,
    announce: (tables) => channel.postMessage(tables),
  });
  addEventListener('online', () => thinkers.again());
  channel.onmessage = ({ data }: MessageEvent<string[]>) => void device.news(data);
  return device;
}

let started: Promise<Device> | null = null;

/** Whatever cannot even begin is refused, one by one. */
function refuse(message: ToWorker, error: unknown): void {
  const body = { error: { code: 'device_broken', message: String(error), key: 'error-device-broken' } };
  if ('n' in message) say({ type: 'reply', n: message.n, status: 500, body });
  else if (message.type === 'open') say({ type: 'closed', c: message.c, code: 1006, reason: String(error) });
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'start') {
    started = start(data.engine, { nets: data.nets, puzzles: data.puzzles });
    started.catch((error: unknown) => say({ type: 'trouble', trouble: 'broken', words: String(error) }));
    return;
  }
  started?.then(
    (device) => (data.type === 'export' || data.type === 'import' ? device.ask(data) : device.take(data)),
    (error: unknown) => refuse(data, error),
  );
});
