/** The module in a worker of a real browser answers as the program does: the transcript of `scripts/same.sh`. */

import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isMissing } from './share';
import { BROWSER } from './stage';

const TRANSCRIPT = join(process.env.CARGO_TARGET_DIR ?? '../target', 'transcript.jsonl');
const FILES: Record<string, [path: string, kind: string]> = {
  '/answers.mjs': ['../scripts/answers.mjs', 'text/javascript'],
  '/module': ['offline/quadrivium.wasm', 'application/wasm'],
  '/transcript': [TRANSCRIPT, 'text/plain'],
};
const WORKER = `
  import { compare, FILES } from '/answers.mjs';
  const bytes = async (path) => new Uint8Array(await (await fetch(path)).arrayBuffer());
  const files = await Promise.all(FILES.map((path) => bytes('/given/' + path)));
  const transcript = await (await fetch('/transcript')).text();
  postMessage(await compare(await bytes('/module'), files, transcript));
`;

// Whoever has not run scripts/same.sh has nothing to compare with.
const there = existsSync(TRANSCRIPT) && existsSync('offline/quadrivium.wasm');
describe.skipIf(isMissing('transcript', there))('the module in a browser', () => {
  let browser: Browser;
  let host: Server;

  // A host of its own: what was written down is too long to be handed over past the network.
  beforeAll(async () => {
    host = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://host').pathname;
      const [file, kind] = FILES[path] ?? (path.startsWith('/given/') ? [join('..', path.slice(7)), ''] : []);
      response.setHeader('content-type', kind ?? (path === '/worker.mjs' ? 'text/javascript' : 'text/html'));
      if (file) createReadStream(file).pipe(response);
      else response.end(path === '/worker.mjs' ? WORKER : '<!doctype html>');
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    browser = await chromium.launch(BROWSER);
  });
  afterAll(async () => {
    await browser.close();
    host.close();
  });

  it('answers as the program does, byte for byte', async () => {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${(host.address() as AddressInfo).port}/`);
    const found = await page.evaluate(
      () =>
        new Promise<{ same: number; trouble?: string }>((resolve, reject) => {
          const worker = new Worker('/worker.mjs', { type: 'module' });
          worker.onmessage = ({ data }) => resolve(data as { same: number });
          worker.onerror = ({ message }) => reject(new Error(message));
        }),
    );
    const lines = readFileSync(TRANSCRIPT, 'utf8').split('\n').filter(Boolean);
    expect(found.trouble).toBeUndefined();
    expect(found.same).toBe(lines.length);
  });
});
