import { expect, it } from 'vitest';
import { edited, following, type Change } from './changes';
import told from './told.json';
import type { Socket } from './transport';
import type { FromServer, Line, Snapshot } from './types';

const frames = told.frames as unknown as Change[];
const then = told.then as unknown as Snapshot;

class FakeSocket implements Socket {
  sent: unknown[] = [];
  onopen: Socket['onopen'] = null;
  onmessage: Socket['onmessage'] = null;
  onclose: Socket['onclose'] = null;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
}

/** A connection, and what whoever uses it hears. */
function connected() {
  const socket = new FakeSocket();
  const line = following(socket);
  const heard: FromServer[] = [];
  line.onmessage = (message) => heard.push(message);
  line.send('{"type":"hello","page":false}');
  return { socket, line, heard, say: (frame: FromServer) => socket.onmessage?.(frame) };
}

/** The table as a page has it that heard all this. */
function table(heard: readonly FromServer[]): Snapshot | null {
  let now: Snapshot | null = null;
  for (const frame of heard) {
    if (frame.type === 'snapshot') now = frame.snapshot;
    if (frame.type !== 'update' || !now) continue;
    const log: Line[] = frame.reset ? frame.lines : [...now.log, ...frame.lines];
    now = { ...frame.snapshot, log, chat: [...now.chat, ...frame.chat] };
  }
  return now;
}

it('does what edits say, counting as the server counts', () => {
  expect(edited('', [])).toBe('');
  expect(edited('', [0, 0, 'abc'])).toBe('abc');
  expect(edited('{"silver":3,"name":"🐑"}', [10, 1, '12', 9, 2, '漢'])).toBe('{"silver":12,"name":"漢"}');
});

it('asks for changes and makes whole positions of them', () => {
  const { socket, heard, say } = connected();
  expect(socket.sent).toEqual([{ type: 'hello', page: false, changes: true }]);
  frames.forEach(say);
  expect(heard.map(({ type }) => type)).toEqual(['snapshot', ...frames.slice(1).map(() => 'update')]);
  expect(table(heard)).toEqual(then);
});

it('notices that something was missed, and shows nothing until everything has come again', () => {
  const { socket, heard, say } = connected();
  const [first, , ...later] = frames as [Change, Change, ...Change[]];
  say(first);
  later.slice(0, 2).forEach(say);
  expect(heard).toHaveLength(1);
  expect(socket.sent).toHaveLength(2);
  expect(socket.sent[1]).toEqual(socket.sent[0]);
  // What comes then is a position like any other, with the whole line of play.
  say(first);
  expect(heard[1]).toMatchObject({ type: 'update', reset: true, chat: [] });
  frames.slice(1).forEach(say);
  expect(table(heard)).toEqual(then);
});

it('does not take what does not fit, though its number does', () => {
  const { socket, heard, say } = connected();
  const [first, second] = frames as [Change, Change];
  say(first);
  say({ ...second, size: second.size + 1 });
  expect(heard).toHaveLength(1);
  expect(socket.sent).toHaveLength(2);
});

it('hands on what is no change, such as the positions of an older server', () => {
  const { heard, say, line, socket } = connected();
  say({ type: 'snapshot', snapshot: then });
  say({ type: 'done', id: 1, seq: 2 });
  expect(heard.map(({ type }) => type)).toEqual(['snapshot', 'done']);
  line.send('{"type":"play","id":3}');
  expect(socket.sent[1]).toEqual({ type: 'play', id: 3 });
});
