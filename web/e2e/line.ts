/** A long line between a page and its server: whatever is said on it takes its time, one way as the other. */

import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { SERVED } from '../build/policy';
import { KINDS } from './host';

/** Passes on what comes, in order, after a while. */
function pass(from: Socket, to: Socket, delay: number): void {
  from.on('data', (bytes: Buffer) => setTimeout(() => to.writable && to.write(bytes), delay));
  from.on('end', () => setTimeout(() => to.end(), delay));
  from.on('error', () => to.destroy());
}

/** The built page from a folder, and its server at the other end of the line. */
export class LongLine {
  #server: Server | null = null;
  #port = 0;
  /** The files that were asked for so far. */
  readonly asked = new Set<string>();
  /** Connections that are no longer requests. */
  #live = new Set<Socket>();

  /** `delay` is the time for one way, in milliseconds. */
  constructor(
    private readonly folder: string,
    private readonly to: { host: string; port: number },
    private readonly delay: number,
  ) {}

  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async up(): Promise<void> {
    const server = createServer((asked, response) => {
      const path = normalize(decodeURIComponent(new URL(asked.url ?? '/', 'http://host').pathname));
      if (!path.startsWith('/api/')) {
        const file = join(this.folder, path);
        const found = existsSync(file) && statSync(file).isFile() ? file : join(this.folder, 'index.html');
        this.asked.add(found);
        response.writeHead(200, {
          'content-type': KINDS[extname(found)] ?? 'application/octet-stream',
          'content-security-policy': SERVED,
        });
        createReadStream(found).pipe(response);
        return;
      }
      const { method, headers, url } = asked;
      setTimeout(() => {
        const passed = request({ ...this.to, method, headers, path: url }, (answer) =>
          setTimeout(() => {
            response.writeHead(answer.statusCode ?? 502, answer.headers);
            answer.pipe(response);
          }, this.delay),
        );
        passed.on('error', () => response.destroy());
        asked.pipe(passed);
      }, this.delay);
    });
    server.on('upgrade', (asked, socket: Socket, head: Buffer) => {
      const far = connect(this.to.port, this.to.host);
      for (const end of [socket, far]) {
        this.#live.add(end);
        end.on('close', () => this.#live.delete(end));
      }
      const lines = [`${asked.method} ${asked.url} HTTP/1.1`];
      for (let at = 0; at < asked.rawHeaders.length; at += 2) {
        lines.push(`${asked.rawHeaders[at]}: ${asked.rawHeaders[at + 1]}`);
      }
      far.write(`${lines.join('\r\n')}\r\n\r\n`);
      far.write(head);
      pass(socket, far, this.delay);
      pass(far, socket, this.delay);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    if (address && typeof address === 'object') this.#port = address.port;
    this.#server = server;
  }

  async down(): Promise<void> {
    const server = this.#server;
    for (const end of this.#live) end.destroy();
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  }
}
