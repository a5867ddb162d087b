import { expect, it } from 'vitest';
import { listed } from './worker';

const asset = (fileName: string) => ({ type: 'asset', fileName }) as never;
const page = {
  type: 'asset',
  fileName: 'index.html',
  source: '<script type="module" crossorigin src="/assets/page-a1.js"></script>',
} as never;
const text = (language: string, fileName: string) =>
  ({ type: 'chunk', fileName, facadeModuleId: `/q/locales/${language}/web.ftl?raw` }) as never;

it('sorts what was built by who needs it', () => {
  const files = [
    page,
    asset('assets/page-a1.js'),
    asset('assets/alegreya-latin-700-b2.woff2'),
    text('pl', 'assets/web-e5.js'),
    text('ru', 'assets/web-f6.js'),
    asset('assets/quadrivium-a7.wasm'),
    asset('assets/labora-b8.net'),
    asset('assets/labora-c9.txt'),
    asset('assets/alegreya-accents-700-d0.woff2'),
  ];
  expect(listed(files, ['favicon.svg'])).toEqual({
    version: '',
    entry: 'assets/page-a1.js',
    common: ['./', 'favicon.svg', 'assets/page-a1.js', 'assets/alegreya-latin-700-b2.woff2'],
    languages: {
      en: [],
      pl: ['assets/web-e5.js'],
      ru: ['assets/web-f6.js'],
    },
    engine: ['assets/quadrivium-a7.wasm'],
    later: ['assets/labora-b8.net', 'assets/labora-c9.txt', 'assets/alegreya-accents-700-d0.woff2'],
  });
});

it('keeps no pages that only a host has', () => {
  const chunk = (path: string, fileName: string, css: string[]) =>
    ({ type: 'chunk', fileName, facadeModuleId: `/q/${path}`, viteMetadata: { importedCss: new Set(css) } }) as never;
  const files = [
    page,
    chunk('web/src/lib/hosting/HostPage.svelte', 'assets/HostPage-a1.js', ['assets/HostPage-b2.css']),
    asset('assets/HostPage-b2.css'),
    chunk('locales/pl/tournaments.ftl?raw', 'assets/tournaments-c3.js', []),
    chunk('web/src/lib/rules/RulesPage.svelte', 'assets/RulesPage-d4.js', []),
  ];
  const build = listed(files, []);
  expect(build.common).toEqual(['./', 'assets/RulesPage-d4.js']);
  expect(build.languages.pl).toEqual([]);
});
