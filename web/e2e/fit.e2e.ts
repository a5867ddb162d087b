import { expect, it } from 'vitest';
import { exhibits, setExhibition, type Exhibit } from './exhibition';
import { misfits, prepare } from './fit';
import { ALL } from './share';

const exhibition = setExhibition();

const LANGUAGES = ['en', 'pl', 'ru'] as const;
const SIZES = [
  { width: 360, height: 800, touch: true },
  { width: 390, height: 844, touch: true },
  { width: 844, height: 390, touch: true },
  { width: 768, height: 1024, touch: true },
  { width: 1001, height: 768, touch: false },
  { width: 1366, height: 768, touch: false },
  { width: 1920, height: 1080, touch: false },
] as const;

/**
 * Every position at every size in every language takes a quarter of an hour. Otherwise each position is looked at on
 * one size in one language, so that all of them have their turn. `FIT=labora/pay` looks at that position alone, at
 * every size in every language.
 */
const FIT = process.env.FIT ?? '';
const wanted = exhibits().filter(({ game, fixture }) => `${game}/${fixture}`.startsWith(FIT));

function looks(touch: boolean, language: number): { exhibit: Exhibit; sizes: (typeof SIZES)[number][] }[] {
  return wanted
    .map((exhibit, index) => ({
      exhibit,
      sizes: SIZES.filter(
        (size, which) =>
          size.touch === touch &&
          (ALL ||
            FIT !== '' ||
            (index % SIZES.length === which &&
              (index + Math.floor(index / SIZES.length)) % LANGUAGES.length === language)),
      ),
    }))
    .filter(({ sizes }) => sizes.length > 0);
}

it.each(LANGUAGES)(
  'nothing is cut off, covered, or too small for a finger: %s',
  { timeout: 1_200_000, retry: 0 },
  async (language) => {
    /** Where each misfit was seen. */
    const seen = new Map<string, string[]>();
    for (const touch of [true, false]) {
      const page = await exhibition.visitor(language, { hasTouch: touch, isMobile: touch });
      await prepare(page);
      for (const { exhibit, sizes } of looks(touch, LANGUAGES.indexOf(language))) {
        await exhibition.show(page, exhibit);
        for (const { width, height } of sizes) {
          await page.setViewportSize({ width, height });
          for (const { view, found } of await misfits(page, touch))
            for (const { kind, where, text } of found) {
              const misfit = `${exhibit.game}, ${kind}: ${where} "${text}"`;
              seen.set(misfit, [...(seen.get(misfit) ?? []), `${exhibit.fixture} ${width}x${height} ${view}`]);
            }
        }
      }
      await page.context().close();
    }
    expect([...seen].map(([misfit, at]) => `${misfit} (${at.length}: ${at.slice(0, 3).join('; ')})`).sort()).toEqual(
      [],
    );
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
