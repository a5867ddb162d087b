import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { engine } from './build/engine.ts';
import { serviceWorker } from './build/worker.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where `quadrivium serve` listens while the client is being worked on. */
const SERVER = process.env.QUADRIVIUM_SERVER ?? 'http://127.0.0.1:4747';

/** What is copied as it is and belongs to an installed page. */
const COPIED = [
  'favicon.svg',
  'favicon-turn.svg',
  'manifest.webmanifest',
  'icon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
];

export default defineConfig({
  plugins: [
    svelte(),
    engine(here('./offline/quadrivium.wasm'), here('../crates/games/nets'), here('../puzzles')),
    serviceWorker(here('./build/sw.js'), here('./build/push.js'), here('./public'), COPIED),
  ],
  // The page has addresses below the root; whatever it fetches lies beside what fetches it, in any folder of a host.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === 'html' ? `/${file}` : { relative: true }),
  },
  worker: { format: 'es' },
  resolve: {
    alias: { $lib: here('./src/lib'), $locales: here('../locales') },
    // Without it Vitest would take the server build of Svelte, which mounts nothing.
    conditions: process.env.VITEST ? ['browser'] : undefined,
  },
  build: {
    target: 'es2022',
    // The content security policy knows no data: addresses.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What the page needs at once is one file, and its styles keep their order, whatever else needs some of it later.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] } },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: SERVER, ws: true } },
  },
  test: {
    // Left to itself Vitest leaves a core idle: of two that is half.
    maxWorkers: availableParallelism(),
    // What needs a page says so in its first line: making one takes half a second a file.
    environment: 'node',
    include: ['src/**/*.test.ts', 'build/**/*.test.ts'],
    restoreMocks: true,
    // A whole drawn table takes its time where the machine is small and does other things too.
    testTimeout: 30_000,
  },
});
