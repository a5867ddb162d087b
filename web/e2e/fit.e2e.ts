import { expect, it } from 'vitest';
import { ASKED, exhibits, setExhibition, type Exhibit } from './exhibition';
import { misfits, misfitsNow, prepare, type Misfit } from './fit';
import { ALL } from './share';

const exhibition = setExhibition();

const LANGUAGES = ['en', 'pl', 'ru'] as const;
const SIZES = [
  { width: 360, height: 800, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 1001, height: 768, touch: false },
  // What the coach's desk leaves of the next one.
  { width: 1086, height: 768, touch: false },
  { width: 1366, height: 768, touch: false },
  { width: 1920, height: 1080, touch: false },
] as const;

/**
 * Every position at every size in every language takes a quarter of an hour. Otherwise each position is looked at on
 * one size in one language, and two dozen of them in a row have every size in every language. `FIT=labora/pay` looks at
 * that position alone, at every size in every language.
 */
const FIT = process.env.FIT ?? '';
const wanted = exhibits().filter(({ game, fixture }) => `${game}/${fixture}`.startsWith(FIT));

/** The size and the language in which a position has its turn: a round of all sizes, each next round a language on. */
function turnOf(index: number): { size: number; language: number } {
  const size = index % SIZES.length;
  return { size, language: (size + Math.floor(index / SIZES.length)) % LANGUAGES.length };
}

function looks(touch: boolean, language: number): { exhibit: Exhibit; sizes: (typeof SIZES)[number][] }[] {
  return wanted
    .map((exhibit, index) => {
      const turn = turnOf(index);
      const seen = (which: number) => turn.size === which && turn.language === language;
      return {
        exhibit,
        sizes: SIZES.filter((size, which) => size.touch === touch && (ALL || FIT !== '' || seen(which))),
      };
    })
    .filter(({ sizes }) => sizes.length > 0);
}

it('every size has its turn in every language', () => {
  const turns = exhibits().map((_, index) => turnOf(index));
  const pairs = new Set(turns.map(({ size, language }) => `${size} ${language}`));
  expect(pairs.size).toBe(SIZES.length * LANGUAGES.length);
});

/** Misfits, each with where it was seen. */
class Seen {
  readonly #at = new Map<string, string[]>();

  add({ game, fixture }: Exhibit, where: string, found: readonly Misfit[]): void {
    for (const { kind, where: element, text } of found) {
      const misfit = `${game}, ${kind}: ${element} "${text}"`;
      this.#at.set(misfit, [...(this.#at.get(misfit) ?? []), `${fixture} ${where}`]);
    }
  }

  get all(): string[] {
    return [...this.#at].map(([misfit, at]) => `${misfit} (${at.length}: ${at.slice(0, 3).join('; ')})`).sort();
  }
}

it.each(LANGUAGES)(
  'nothing is cut off, covered, or too small for a finger: %s',
  { timeout: 1_200_000, retry: 0 },
  async (language) => {
    const seen = new Seen();
    for (const touch of [true, false]) {
      const page = await exhibition.visitor(language, { hasTouch: touch, isMobile: touch });
      await prepare(page);
      for (const { exhibit, sizes } of looks(touch, LANGUAGES.indexOf(language))) {
        await exhibition.show(page, exhibit);
        for (const { width, height } of sizes) {
          await page.setViewportSize({ width, height });
          for (const { view, found } of await misfits(page, touch))
            seen.add(exhibit, `${width}x${height} ${view}`, found);
        }
      }
      await page.context().close();
    }
    expect(seen.all).toEqual([]);
  },
);

it.each(LANGUAGES)(
  'a hint and where everybody stands fit on every screen: %s',
  { timeout: 600_000, retry: 0 },
  async (language) => {
    const seen = new Seen();
    // Each size has its turn with one game in one language.
    const turn = (which: number, index: number) =>
      which % ASKED.length === index && which % LANGUAGES.length === LANGUAGES.indexOf(language);
    for (const touch of [true, false]) {
      const sizesOf = (index: number) =>
        SIZES.filter((size, which) => size.touch === touch && (ALL || turn(which, index)));
      const asked = ASKED.map((exhibit, index) => ({ exhibit, sizes: sizesOf(index) }));
      if (asked.every(({ sizes }) => sizes.length === 0)) continue;
      const page = await exhibition.visitor(language, { hasTouch: touch, isMobile: touch });
      await prepare(page);
      for (const { exhibit, sizes } of asked) {
        for (const { width, height } of sizes) {
          await page.setViewportSize({ width, height });
          await exhibition.show(page, exhibit);
          await page.locator('.table-root [data-target]').first().waitFor({ state: 'attached' });
          await page.keyboard.press('h');
          await page.locator('[data-desk] .pick').nth(2).waitFor();
          seen.add(exhibit, `${width}x${height} hint`, await misfitsNow(page, touch));
          await page.keyboard.press('Escape');
          await page.locator('[data-desk]').waitFor({ state: 'detached' });
          await page.keyboard.press('s');
          await page.locator('dialog[open] tbody tr').first().waitFor();
          seen.add(exhibit, `${width}x${height} stand`, await misfitsNow(page, touch));
          await page.keyboard.press('Escape');
          await page.locator('dialog[open]').waitFor({ state: 'detached' });
        }
      }
      await page.context().close();
    }
    expect(seen.all).toEqual([]);
  },
);

it('what is said beside the wheel of Ora et Labora stays in its column, however long it is', async () => {
  const page = await exhibition.visitor('en', { viewport: { width: 1366, height: 768 } });
  await exhibition.show(page, { game: 'labora', fixture: 'turn' });
  const [said, column] = await page.evaluate(() => {
    const when = document.querySelector('.sup .phase small');
    const all = document.querySelector('.shared');
    if (!when || !all) throw new Error('no wheel');
    when.textContent = 'at the end of the game, after the last round';
    const range = document.createRange();
    range.selectNodeContents(when);
    return [range.getBoundingClientRect().right, all.getBoundingClientRect().right];
  });
  expect(said).toBeLessThanOrEqual(column);
  await page.context().close();
});

it.each(ASKED)('on a phone the board of $game stays where it is, however long the question is', async (exhibit) => {
  const page = await exhibition.visitor('en', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await exhibition.show(page, exhibit);
  await page.locator('.prompt .ask').waitFor();
  const board = () => page.locator('.phone > .main').boundingBox();
  const before = await board();
  await page.locator('.prompt .ask').evaluate((ask) => (ask.textContent = 'Go on?'));
  expect(await board()).toEqual(before);
  await page.context().close();
});

it.each([
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
])('the buttons of an auction stay where they are at $width pixels, whatever would be paid', async (viewport) => {
  const page = await exhibition.visitor('en', { viewport });
  await exhibition.show(page, { game: 'craftsmen', fixture: 'bid' });
  const sums = page.locator('[data-target^="amount:"]');
  const button = page.locator('[role=dialog] footer .primary');
  const seen: unknown[] = [];
  for (const at of [0, 7, 14, 26]) {
    await sums.nth(at).click();
    await expect.poll(() => button.textContent()).toContain(await sums.nth(at).textContent());
    const box = await button.boundingBox();
    seen.push([box?.y, box?.height]);
  }
  expect(new Set(seen.map(String)).size).toBe(1);
  await page.context().close();
});

it.each([1100, 1366])('a hint leaves the auction whole at %d pixels', async (width) => {
  const page = await exhibition.visitor('en', { viewport: { width, height: 768 } });
  await exhibition.show(page, { game: 'craftsmen', fixture: 'bid' });
  await page.locator('[role=dialog]:not(dialog)').waitFor();
  await page.keyboard.press('h');
  await page.locator('[data-desk]').waitFor();
  const edgeOf = async (selector: string) => (await page.locator(selector).boundingBox()) ?? { x: 0, width: 0 };
  await expect
    .poll(async () => {
      const auction = await edgeOf('[role=dialog]:not(dialog)');
      return auction.x + auction.width - (await edgeOf('[data-desk]')).x;
    })
    .toBeLessThanOrEqual(0);
  await page.context().close();
});

it('a long row of Craftsmen has all the room there is, and says where there is more', async () => {
  const page = await exhibition.visitor('en', { viewport: { width: 1366, height: 768 } });
  await exhibition.show(page, { game: 'craftsmen', fixture: 'over' });
  await page.getByRole('button', { name: 'See the table' }).click();
  const row = page.locator('.own .scroll');
  const [inside, whole, room] = await row.evaluate((one) => [
    one.clientWidth,
    one.scrollWidth,
    one.parentElement?.clientWidth ?? 0,
  ]);
  expect(inside).toBeGreaterThan((room ?? 0) - 10);
  expect((await row.getAttribute('data-more')) !== null).toBe((whole ?? 0) > (inside ?? 0) + 1);
  await page.context().close();
});

it('a tab of a phone leads from the sheet of an auction to the table', async () => {
  const page = await exhibition.visitor('en', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await exhibition.show(page, { game: 'craftsmen', fixture: 'bid' });
  const sheet = page.locator('[role=dialog]:not(dialog)');
  await sheet.getByText('You would pay').waitFor();
  const [pay, foot] = await Promise.all([sheet.locator('.pay').boundingBox(), sheet.locator('footer').boundingBox()]);
  expect((pay?.y ?? 0) + (pay?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0);
  await page.getByRole('button', { name: 'Town' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.locator('.panorama').first().waitFor();
  await page.context().close();
});
