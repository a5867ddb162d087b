/** The worker in which the table of this device stands: the module, its storage, and those who think. */

import { Begun } from './begun';
import { Device } from './device';
import { compiled, fetched, Missing } from './fetched';
import type { Files, FromWorker, ToWorker } from './messages';
import { Instance } from './module';
import { Store } from './store';
import type { ToThinker } from './thinker';
import { Thinkers, type Head } from './thinkers';
import { Turns } from './turns';

/** One core is left for the page and this worker. */
const HEADS = Math.max(1, Math.min(4, navigator.hardwareConcurrency - 1));

const say = (message: FromWorker) => postMessage(message);
const channel = new BroadcastChannel('quadrivium-tables');
const guests = new BroadcastChannel('quadrivium-guest');

async function start(engine: string, files: Files): Promise<Device> {
  const module = await compiled(engine);
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
    store: new Store(),
    thinkers,
    turns: new Turns(navigator.locks as LockManager | undefined, (job) => void device.take({ type: 'slow', job })),
    tell: say,
    announce: (tables) => channel.postMessage(tables),
    announceGuest: () => guests.postMessage(null),
  });
  addEventListener('online', () => thinkers.again());
  channel.onmessage = ({ data }: MessageEvent<string[]>) => void device.news(data);
  guests.onmessage = () => void device.guestNews();
  return device;
}

let begun: Begun<Device> | null = null;

/** Whatever cannot even begin is refused, one by one; the next one tries again. */
function refuse(message: ToWorker, error: unknown): void {
  const [status, code] = error instanceof Missing ? [503, 'not_kept'] : [500, 'device_broken'];
  const body = { error: { code, message: String(error), key: `error-${code.replace('_', '-')}` } };
  if ('n' in message) say({ type: 'reply', n: message.n, status, body });
  else if (message.type === 'open') say({ type: 'closed', c: message.c, code: 1006, reason: String(error) });
}

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  if (data.type === 'start') {
    const { engine, nets, puzzles } = data;
    begun = new Begun(() => start(engine, { nets, puzzles }));
    return;
  }
  begun?.get().then(
    (device) => {
      if (data.type === 'export' || data.type === 'import') return device.ask(data);
      return data.type === 'again' ? device.again() : device.take(data);
    },
    (error: unknown) => refuse(data, error),
  );
});
