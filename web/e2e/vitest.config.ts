import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { STATIC } from './host';

/** What cannot be played against the device of one visitor. */
const SERVED = [
  // Several people at one table, and whatever else a server does for them.
  'finding',
  'hosting',
  'names',
  'notices',
  'passkeys',
  'people',
  'ratings',
  'tournaments',
  'turns',
  // They bring a host of their own.
  'carry',
  'instant',
  'offline',
  'same',
  'store',
  'trouble',
  'weight',
].map((name) => `e2e/${name}.e2e.ts`);

/** Tests in a real Chromium against a real server, or with `HOST=static` against the device; the tests start what they need. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['e2e/**/*.e2e.ts'],
    exclude: [...configDefaults.exclude, ...(STATIC ? SERVED : [])],
    // Real processes on a machine that may be busy with something else.
    retry: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000, interval: 100 } },
    // Each file has a server and a browser of its own; the machines that test are small.
    maxWorkers: 2,
  },
});
