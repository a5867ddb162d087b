// @vitest-environment jsdom

import { afterEach, describe, expect, it, vi } from 'vitest';
import { sighted } from './sight';
import type { Socket } from './transport';

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

function turn(state: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

function open(): { socket: FakeSocket; line: Socket } {
  const socket = new FakeSocket();
  const line = sighted(socket);
  line.onopen = () => line.send('{"type":"hello"}');
  socket.onopen?.();
  return { socket, line };
}

const hello = { type: 'hello' };
const hidden = { type: 'seen', seen: false };
const shown = { type: 'seen', seen: true };

afterEach(() => vi.restoreAllMocks());

describe('a connection of a page', () => {
  it('says when the page is hidden and when it is seen again', () => {
    turn('visible');
    const { socket } = open();
    turn('hidden');
    turn('visible');
    expect(socket.sent).toEqual([hello, hidden, shown]);
  });

  it('says so at once where the page is hidden when it opens', () => {
    turn('hidden');
    expect(open().socket.sent).toEqual([hello, hidden]);
  });

  it('says nothing any more once it has ended, whoever ended it', () => {
    turn('visible');
    const [lost, left] = [open(), open()];
    lost.socket.onclose?.({ code: 1006 });
    left.line.close();
    turn('hidden');
    expect([lost.socket.sent, left.socket.sent]).toEqual([[hello], [hello]]);
  });
});
