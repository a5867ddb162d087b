/**
 * A connection over which the server hears whether the page can be seen: who has a table open only behind other pages
 * is told of their turns as if it were closed.
 */

import type { Socket } from './transport';

export function sighted(socket: Socket): Socket {
  const say = () => socket.send(JSON.stringify({ type: 'seen', seen: document.visibilityState === 'visible' }));
  const forget = () => document.removeEventListener('visibilitychange', say);
  const line: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => socket.send(text),
    close() {
      forget();
      socket.close();
    },
  };
  socket.onopen = () => {
    line.onopen?.();
    document.addEventListener('visibilitychange', say);
    // Whoever says nothing is taken to be seen.
    if (document.visibilityState !== 'visible') say();
  };
  socket.onmessage = (message) => line.onmessage?.(message);
  socket.onclose = (event) => {
    forget();
    line.onclose?.(event);
  };
  return line;
}
