import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where `quadrivium serve` listens while the client is being worked on. */
const SERVER = process.env.QUADRIVIUM_SERVER ?? 'http://127.0.0.1:4747';

export default defineConfig({
  plugins: [svelte()],
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
    // What needs a page says so in its first line: making one takes half a second a file.
    environment: 'node',
    include: ['src/**/*.test.ts'],
    restoreMocks: true,
    // A whole drawn table takes its time where the machine is small and does other things too.
    testTimeout: 30_000,
  },
});
