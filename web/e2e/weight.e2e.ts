/** What travels to play without a server, as a host would send it that speaks brotli. */

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { chromium, type Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Build } from '../build/worker';
import { StaticHost } from './host';
import { isMissing } from './share';
import { BROWSER } from './stage';
import { clickAction, OPEN, playNow, untilMyTurn } from './table';

const BUILT = 'dist-static';
/** In bytes: all until the first move, an installed page with all games, and what is not the module, in words or drawn. */
const FIRST = 1_000_000;
const WHOLE = 1_500_000;
const REST = { text: 195_000, drawn: 260_000 };
/** What of an installed page is not the module. */
const BESIDES = 700_000;

const PROFILE = 'offline/profile';
/** The module that tests build is not the small one, and takes long to weigh: then only the rest is. */
const small = existsSync(PROFILE) && readFileSync(PROFILE, 'utf8').trim() === 'offline';

const weights = new Map<string, number>();
function weigh(file: string): number {
  const known = weights.get(file);
  if (known !== undefined) return known;
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  const bytes = readFileSync(join(BUILT, file));
  // What is compressed already is sent as it is.
  const weight = /\.(png|woff2)$/.test(file) ? bytes.length : brotliCompressSync(bytes, best).length;
  weights.set(file, weight);
  return weight;
}
const sum = (files: Iterable<string>) => [...files].reduce((all, file) => all + weigh(file), 0);
const isModule = (file: string) => file.endsWith('.wasm');

describe.skipIf(isMissing('page', existsSync(BUILT)))('what travels', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch(BROWSER);
  });
  afterAll(() => browser.close());

  it.each(
    (['text', 'drawn'] as const).flatMap((face) =>
      ['burgundy', 'labora', 'orleans', 'craftsmen'].map((game) => ({ game, face })),
    ),
  )('until the first move of $game, $face', async ({ game, face }) => {
    const host = new StaticHost(BUILT);
    await host.up();
    const page = await browser.newPage({ serviceWorkers: 'block' });
    await page.addInitScript(
      ([game, face]) => {
        localStorage.setItem('quadrivium.language', 'en');
        localStorage.setItem('quadrivium.face', face);
        localStorage.setItem(`quadrivium.confirm.${game}`, 'every');
      },
      [game, face] as const,
    );
    await playNow(page, host.url, game);
    if (face === 'text') {
      await untilMyTurn(page);
      await clickAction(page);
    } else {
      await page.locator(OPEN).first().waitFor({ timeout: 30_000 });
    }
    const asked = [...host.asked];
    await page.close();
    await host.down();
    const modules = asked.filter(isModule);
    const rest = sum(asked.filter((file) => !isModule(file)));
    console.info(`${game}, ${face}: ${rest} bytes until the first move that are not the module`);
    expect(modules).toHaveLength(1);
    expect(rest).toBeLessThan(REST[face]);
    if (!small) return;
    const all = rest + sum(modules);
    console.info(`${game}, ${face}: ${all} bytes until the first move`);
    expect(all).toBeLessThanOrEqual(FIRST);
  });

  it('an installed page with all games', () => {
    const text = readFileSync(join(BUILT, 'sw.js'), 'utf8');
    const build = JSON.parse(text.slice('const BUILD = '.length, text.indexOf(';\n'))) as Build;
    const besides = sum(
      ['sw.js', ...build.common, ...build.languages.en].map((file) => (file === './' ? 'index.html' : file)),
    );
    console.info(`installed: ${besides} bytes that are not the module and what it is given`);
    expect(besides).toBeLessThan(BESIDES);
    if (!small) return;
    const whole = besides + sum(build.engine);
    console.info(`installed: ${whole} bytes`);
    expect(whole).toBeLessThan(WHOLE);
  });
});
