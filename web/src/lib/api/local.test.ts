import { expect, it, vi } from 'vitest';
import type { FromWorker, ToWorker } from '../../local/messages';
import { Local, type Hands } from './local';
import type { Snapshot } from './types';

function localOf() {
  const sent: ToWorker[] = [];
  const hands: Hands = {
    postMessage: (message) => sent.push(message),
    terminate: vi.fn(),
    onmessage: null,
    onerror: null,
  };
  const kept = vi.fn();
  const begin = vi.fn(() => hands);
  const say = (data: FromWorker) => hands.onmessage?.({ data });
  return { local: new Local(begin, kept), sent, say, begin, hands, kept };
}

const snapshot = { id: 'm4w8', parent: 'k2', rematch: null, log: [] } as unknown as Snapshot;

it('begins when it is first asked, and asks as the server is asked', async () => {
  const { local, sent, say, begin } = localOf();
  expect(begin).not.toHaveBeenCalled();
  const answer = local.ask('POST', '/games/labora/options', { text: '{}', type: 'application/json' });
  expect(sent).toEqual([{ type: 'http', n: 1, method: 'POST', path: '/api/games/labora/options', body: '{}' }]);
  say({ type: 'reply', n: 1, status: 200, body: { options: [] } });
  expect(await answer).toEqual({ body: { options: [] } });
});

it('calls tables by the names that say where they stand', async () => {
  const { local, say } = localOf();
  const table = local.ask('GET', '/tables/m4w8');
  say({ type: 'reply', n: 1, status: 200, body: snapshot });
  expect((await table).body).toMatchObject({ id: 'device:m4w8', parent: 'device:k2', rematch: null });
  const fork = local.ask('POST', '/tables/m4w8/fork');
  say({ type: 'reply', n: 2, status: 200, body: { id: 'p9' } });
  expect((await fork).body).toEqual({ id: 'device:p9' });
  const mine = local.ask('GET', '/tables/mine');
  say({ type: 'reply', n: 3, status: 200, body: { running: [{ id: 'a' }], finished: [{ id: 'b' }] } });
  expect((await mine).body).toEqual({ running: [{ id: 'device:a' }], finished: [{ id: 'device:b' }] });
  const guest = local.ask('GET', '/guest');
  say({ type: 'reply', n: 4, status: 200, body: { id: 'g', name: 'Ann' } });
  expect((await guest).body).toEqual({ id: 'g', name: 'Ann' });
});

it('throws what is refused', async () => {
  const { local, say } = localOf();
  const answer = local.ask('GET', '/tables/m4w8');
  say({ type: 'reply', n: 1, status: 404, body: { error: { code: 'no_table', message: 'none' } } });
  await expect(answer).rejects.toMatchObject({ status: 404, refusal: { code: 'no_table' } });
});

it('is a live connection that opens, hears, speaks and ends', async () => {
  const { local, sent, say } = localOf();
  const socket = local.connect('m4w8');
  const heard = { open: vi.fn(), message: vi.fn(), close: vi.fn() };
  socket.onopen = heard.open;
  socket.onmessage = heard.message;
  socket.onclose = heard.close;
  await Promise.resolve();
  expect(heard.open).toHaveBeenCalled();
  socket.send('{"type":"hello"}');
  say({ type: 'frame', c: 1, frame: { type: 'snapshot', snapshot } });
  expect(heard.message.mock.lastCall?.[0]).toMatchObject({ snapshot: { id: 'device:m4w8' } });
  say({ type: 'closed', c: 1, code: 1006, reason: 'restarted' });
  expect(heard.close).toHaveBeenCalledWith({ code: 1006 });
  socket.close();
  expect(sent.map(({ type }) => type)).toEqual(['open', 'frame']);
});

it('tells trouble to whoever wants to know', () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const { local, say } = localOf();
  local.ontrouble = vi.fn();
  local.connect('m4w8');
  say({ type: 'trouble', trouble: 'full', words: 'no room' });
  expect(local.ontrouble).toHaveBeenCalledWith('full', 'no room');
});

it('refuses what is waited for when its worker never comes, and begins another for the next request', async () => {
  const { local, say, begin, hands } = localOf();
  const answer = local.ask('GET', '/games');
  const socket = local.connect('m4w8');
  socket.onclose = vi.fn();
  hands.onerror?.(new Event('error'));
  await expect(answer).rejects.toMatchObject({ status: 500, refusal: { code: 'device_broken' } });
  expect(socket.onclose).toHaveBeenCalledWith({ code: 1006 });
  expect(hands.terminate).toHaveBeenCalled();
  const again = local.ask('GET', '/games');
  expect(begin).toHaveBeenCalledTimes(2);
  say({ type: 'reply', n: 3, status: 200, body: { games: [] } });
  expect((await again).body).toEqual({ games: [] });
});

it('says when a game is kept here', async () => {
  const { local, say, kept } = localOf();
  const games = local.ask('GET', '/games');
  say({ type: 'reply', n: 1, status: 200, body: {} });
  await games;
  const nothing = local.take('a shelf that is here already');
  say({ type: 'reply', n: 2, status: 200, body: { taken: 0, known: 1, damaged: 0 } });
  await nothing;
  expect(kept).not.toHaveBeenCalled();
  const table = local.ask('POST', '/tables');
  say({ type: 'reply', n: 3, status: 201, body: snapshot });
  await table;
  expect(kept).toHaveBeenCalledTimes(1);
  const shelf = local.take('a shelf');
  say({ type: 'reply', n: 4, status: 200, body: { taken: 2, known: 0, damaged: 0 } });
  await shelf;
  expect(kept).toHaveBeenCalledTimes(2);
});
