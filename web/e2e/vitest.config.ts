import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests in a real Chromium against a real server; both are started by the tests. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    include: ['e2e/**/*.e2e.ts'],
    // Real processes on a machine that may be busy with something else.
    retry: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    // Each file has a server and a browser of its own; the machines that test are small.
    maxWorkers: 2,
  },
});
