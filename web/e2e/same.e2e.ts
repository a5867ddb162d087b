/** The module in a worker of a real browser answers as the program does: the transcript of `scripts/same.sh`. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
describe.skipIf(!existsSync(TRANSCRIPT) || !existsSync('offline/quadrivium.wasm'))('the module in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch(BROWSER);
  });
  afterAll(() => browser.close());

  it('answers as the program does, byte for byte', async () => {
    const page = await browser.newPage();
    await page.route('http://module.test/**', (route) => {
      const path = new URL(route.request().url()).pathname;
      const [file, contentType] = FILES[path] ?? [];
      const given = path.startsWith('/given/') ? path.slice('/given/'.length) : null;
      if (file) return route.fulfill({ contentType, body: readFileSync(file) });
      if (given) return route.fulfill({ body: readFileSync(join('..', given)) });
      if (path === '/worker.mjs') return route.fulfill({ contentType: 'text/javascript', body: WORKER });
      return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
    });
    await page.goto('http://module.test/');
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
