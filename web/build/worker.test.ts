import { expect, it } from 'vitest';
import { listed } from './worker';

const asset = (fileName: string) => ({ type: 'asset', fileName }) as never;
const text = (language: string, fileName: string) =>
  ({ type: 'chunk', fileName, facadeModuleId: `/q/locales/${language}/web.ftl?raw` }) as never;

it('sorts what was built by who needs it', () => {
  const files = [
    asset('index.html'),
    asset('assets/page-a1.js'),
    asset('assets/alegreya-latin-700-b2.woff2'),
    text('pl', 'assets/web-e5.js'),
    text('ru', 'assets/web-f6.js'),
    asset('assets/quadrivium-a7.wasm'),
    asset('assets/labora-b8.net'),
    asset('assets/labora-c9.txt'),
  ];
  expect(listed(files, ['favicon.svg'])).toEqual({
    version: '',
    common: ['./', 'favicon.svg', 'assets/page-a1.js', 'assets/alegreya-latin-700-b2.woff2'],
    languages: {
      en: [],
      pl: ['assets/web-e5.js'],
      ru: ['assets/web-f6.js'],
    },
    engine: ['assets/quadrivium-a7.wasm'],
    later: ['assets/labora-b8.net', 'assets/labora-c9.txt'],
  });
});
