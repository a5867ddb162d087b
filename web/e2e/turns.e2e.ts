import { expect, it } from 'vitest';
import { violations } from './axe';
import { setStage, shot } from './stage';
import { ask, type SeatWish } from './table';

const stage = setStage();

interface Made {
  id: string;
}

/** Two games that wait for whoever looks, and one that has not begun. */
async function prepared(page: Awaited<ReturnType<typeof stage.visitor>>['page']): Promise<string[]> {
  const clock = { turn: { move_s: 86_400, weekends_off: true } };
  const open = (game: string, seats: SeatWish[], settings: object = {}) =>
    ask<Made>(page, stage.url, '/tables', { game, seats, settings, clock });
  await page.goto(stage.url);
  await ask(page, stage.url, '/guest', { name: 'Anna', zone: 'Europe/Warsaw' });
  const you = { kind: 'you' } as const;
  const first = await open('burgundy', [you, you]);
  const second = await open('orleans', [you, you]);
  await open('craftsmen', [you, { kind: 'open' }]);
  return [first.id, second.id];
}

it('what waits for me comes first, with its deadline, and one key leads from game to game', async () => {
  const { page } = await stage.visitor();
  const [first, second] = await prepared(page);
  await page.goto(stage.url);
  await page.getByRole('heading', { name: '2 games wait for you' }).waitFor();
  await page
    // Whoever looks on a Saturday reads when it goes on.
    .getByText(/weekend off|rests until/)
    .first()
    .waitFor();
  await page.getByText('1 seat is free').waitFor();
  await expect.poll(() => page.title()).toBe('● 2 · Quadrivium');
  await shot(page, 'home');
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('n');
  await page.waitForURL(`**/t/${first}**`);
  await page.locator('.cols').waitFor();
  await page.keyboard.press('n');
  await page.waitForURL(`**/t/${second}**`);
});

it.each(['en', 'pl', 'ru'] as const)('the home page fits a phone in %s', async (language) => {
  const { page } = await stage.visitor({ language, options: { viewport: { width: 390, height: 780 } } });
  await prepared(page);
  await page.goto(stage.url);
  await page.locator('ol.turns li').nth(1).waitFor();
  await shot(page, `home-${language}-390`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false);
});
