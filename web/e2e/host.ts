/** A host of files, as anybody may have one: it knows its files and nothing else, and the page lies in a folder of it. */

import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';

/** Whether the tests play on the device of the visitor: `HOST=static npm run e2e`. */
export const STATIC = process.env.HOST === 'static';

const FOLDER = '/some/folder/';
export const KINDS: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export class StaticHost {
  #server: Server | null = null;
  #port = 0;
  /** The files that were asked for so far. */
  readonly asked = new Set<string>();
  /** Which file it does not find this time. */
  refuses: (file: string) => boolean = () => false;

  /** Serves the files of a folder. */
  constructor(public folder: string) {}

  get url(): string {
    return `http://127.0.0.1:${this.#port}${FOLDER}`;
  }

  async up(): Promise<void> {
    if (!existsSync(join(this.folder, 'index.html'))) throw new Error(`make ${this.folder} first: npm run static`);
    const server = createServer((request, response) => {
      const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname));
      const inside = path.startsWith(FOLDER) ? path.slice(FOLDER.length) || 'index.html' : null;
      const file = inside === null ? null : join(this.folder, inside);
      if (!file || this.refuses(inside ?? '') || !existsSync(file) || !statSync(file).isFile())
        response.writeHead(404).end();
      else {
        this.asked.add(inside ?? '');
        response.writeHead(200, { 'content-type': KINDS[extname(file)] ?? 'application/octet-stream' });
        createReadStream(file).pipe(response);
      }
    });
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    const address = server.address();
    if (address && typeof address === 'object') this.#port = address.port;
    this.#server = server;
  }

  /** As when the host is gone, or the train is in a tunnel. */
  async down(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    server?.closeAllConnections();
    await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  }
}
