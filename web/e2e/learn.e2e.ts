/**
 * Lessons, clicked through as a learner would: one of each game, on a phone or on a wide screen; all of them in every
 * language on both where everything is asked for. The units play the lessons of every game through.
 */

import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { violations } from './axe';
import { ALL } from './share';
import { setStage, shot } from './stage';
import { ask } from './table';

const stage = setStage();

const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
  wide: { viewport: { width: 1366, height: 768 } },
} as const;
type Screen = keyof typeof SCREENS;
type Language = 'en' | 'pl' | 'ru';

interface Course {
  lessons: { number: number; steps: { key: string; actions: string[] }[] }[];
}

/** Asked of a page that shows something of the game: one that plays by itself has begun to answer then. */
const courseOf = <T = Course>(page: Page, game: string) => ask<T>(page, stage.url, `/games/${game}/lessons`);

/** How many moves are on the table. */
const movesOf = async (page: Page) => Number(await page.locator('.coach').getAttribute('data-moves'));

const GO = '.coach [data-go]';
const FINISHED = '.dots li:last-child.past';
/** What belongs to the decision that is meant; what kind of thing it is comes last, what is chosen after that. */
const MEANT = '[data-advised]:not([aria-disabled=true])';
const CONFIRM = '.confirm:not([aria-disabled=true]), [data-confirm], dialog[open] footer .btn.primary:not([disabled])';

/** For how long what is lit is clicked until something comes of it. */
const PATIENCE = 60_000;

/**
 * Clicks what is lit in a part of the page, in whichever view of the table it lies: first what is not chosen yet, then the
 * confirmation where it waits for one, then what was chosen already when it was asked. News may take away what was just
 * seen; then there is nothing to click, and whoever looks again sees what there is now.
 */
async function clickLit(scope: Locator): Promise<void> {
  const found = await scope.locator(MEANT).evaluateAll((all) =>
    all.map((one) => ({
      name: ['data-target', 'data-leads', 'data-calls'].flatMap((by) => one.getAttribute(by) ?? [])[0] ?? '',
      chosen: one.getAttribute('aria-pressed') === 'true',
    })),
  );
  const lit = (name: string) =>
    scope.locator(['target', 'leads', 'calls'].map((by) => `[data-advised][data-${by}="${name}"]`).join()).first();
  // Of things that are alike, one is enough.
  const taken = new Set(found.filter(({ chosen }) => chosen).map(({ name }) => name));
  const names = found.map(({ name }) => name).filter((name) => !taken.has(name));
  const kinds = names.filter((name) => name.startsWith('verb:'));
  const [name] = [...names.filter((one) => !kinds.includes(one)), ...kinds];
  const confirm = scope.locator(CONFIRM).first();
  const next = name !== undefined ? lit(name) : (await confirm.isVisible()) ? confirm : lit([...taken][0] ?? '');
  await next.click({ timeout: 2000 }).catch(() => undefined);
}

/** Clicks what is lit until this is so. */
async function clickUntil(scope: Locator, done: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (!(await done()) && Date.now() < end) await clickLit(scope);
  expect(await done()).toBe(true);
}

/** Clicks what is meant until the table has moved on. */
async function doIt(page: Page): Promise<void> {
  const before = await movesOf(page);
  await clickUntil(page.locator('body'), async () => (await movesOf(page)) !== before);
}

/** Goes through a lesson from where it stands to its end. */
async function playThrough(page: Page, steps: Course['lessons'][number]['steps']): Promise<void> {
  for (const [at, { actions }] of steps.entries()) {
    await page.locator(`.dots li:nth-child(${at + 1}).here`).waitFor();
    const [first] = actions;
    const from = await movesOf(page);
    while (first !== undefined && (await movesOf(page)) < from + actions.length) await doIt(page);
    // What came of a deed goes on by itself.
    if (!actions.length) await page.locator(GO).click();
  }
  await page.locator(FINISHED).waitFor();
}

async function lesson(game: string, number: number, screen: Screen, language: Language): Promise<void> {
  const options = { ...SCREENS[screen], bypassCSP: true };
  const { page, complaints } = await stage.visitor({ face: 'drawn', language, options });
  await page.goto(`${stage.url}/learn/${game}/${number}`);
  await page.locator('.coach h3').waitFor();
  const found = (await courseOf(page, game)).lessons.find((one) => one.number === number);
  if (!found) throw new Error(`${game} has no lesson ${number}`);
  await page.locator('.table-root [data-at]').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await shot(page, `lesson-${game}-${number}-${screen}-${language}`);
  await playThrough(page, found.steps);
  await shot(page, `lesson-${game}-${number}-${screen}-${language}-end`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.keyboard.press('Escape');
  await page.locator(`a.card.done[href$="/learn/${game}/${number}"]`).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
}

const GAMES = ['burgundy', 'labora', 'orleans', 'craftsmen'] as const;

describe('a lesson is played through by clicks', () => {
  it.each([
    ['burgundy', 1, 'phone', 'pl'],
    ['labora', 2, 'wide', 'ru'],
    ['orleans', 1, 'phone', 'ru'],
    ['craftsmen', 3, 'phone', 'en'],
  ] as const)('%s %d on %s in %s', lesson);
});

describe.runIf(ALL)('every lesson', () => {
  const cases = GAMES.flatMap((game) =>
    (['phone', 'wide'] as const).flatMap((screen) =>
      (['en', 'pl', 'ru'] as const).map((language) => ({ game, screen, language })),
    ),
  );
  it.each(cases)('of $game on $screen in $language', { timeout: 900_000 }, async ({ game, screen, language }) => {
    const { page } = await stage.visitor();
    await page.goto(`${stage.url}/learn/${game}`);
    await page.locator(`a.card[href$="/learn/${game}/1"]`).waitFor();
    const { lessons } = await courseOf(page, game);
    await page.context().close();
    for (const { number } of lessons) await lesson(game, number, screen, language);
  });
});

it('tells kindly what is wrong, helps after the second try, and goes back', async () => {
  const { page, complaints } = await stage.visitor({ face: 'drawn' });
  await page.goto(`${stage.url}/learn/burgundy/1`);
  await page.locator(GO).click();
  await page.locator(GO).click();
  const coach = page.getByRole('complementary', { name: 'Coach' });
  // Legal, but not what is meant.
  await page.locator('[data-target="verb:workers"]').first().click();
  await page.locator('[data-target="die:d5"]').first().click();
  await coach.getByText('That would work too.').waitFor();
  expect(await coach.getByRole('button', { name: 'Show me' }).count()).toBe(0);
  // Not possible: the game says why.
  await page.locator('[data-why^="space:"]').first().click();
  await coach.getByText('Nearly!').waitFor();
  await coach.getByRole('button', { name: 'Show me' }).click();
  await coach.getByText('The ship is yours.').waitFor();
  await page.locator('.dots li:nth-child(4).here').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.locator('.dots li:nth-child(3).here').waitFor();
  await coach.getByRole('button', { name: 'Skip' }).click();
  await page.locator('.dots li:nth-child(4).here').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.locator('.dots li:nth-child(5).here').waitFor();
  expect(complaints).toEqual([]);
});

it('has the rules at hand: they lie over the coach and say where the round is', async () => {
  const { page, complaints } = await stage.visitor({ face: 'drawn' });
  await page.goto(`${stage.url}/learn/orleans/1`);
  await page.locator('.coach h3').waitFor();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('menuitem', { name: 'Rules' }).click();
  await page.locator('dialog[open] [aria-current=step]', { hasText: 'Planning' }).waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

describe('an example of the rules is tried beside them', () => {
  it.each([
    ['burgundy', 'wide', 'en'],
    ['labora', 'phone', 'ru'],
    ['orleans', 'wide', 'pl'],
    ['craftsmen', 'phone', 'en'],
  ] as const)('%s on %s in %s', async (game, screen, language) => {
    const options = { ...SCREENS[screen], bypassCSP: true };
    const { page, complaints } = await stage.visitor({ face: 'drawn', language, options });
    await page.goto(`${stage.url}/games/${game}`);
    const examples = page.locator('[data-example]');
    await examples.first().click();
    const example = page.locator('.example');
    await example.locator('[data-advised]').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await shot(page, `example-${game}-${screen}-${language}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    // What is meant can be shown, and done again.
    await example.locator('.acts button').last().click();
    await example.locator('.done').waitFor();
    await example.locator('.acts button').first().click();
    await example.locator('.done').waitFor({ state: 'detached' });
    await example.locator('[data-advised]').first().waitFor();
    // One lies open at a time, and one of the rulebook is another.
    await page.locator('[data-example^=book-]').first().click();
    await page.locator('[data-term] .example .table-root [data-at]').first().waitFor();
    expect(await example.count()).toBe(1);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

it('an example answers what is not meant, and is done by clicks', async () => {
  const { page, complaints } = await stage.visitor({ face: 'drawn' });
  await page.goto(`${stage.url}/games/burgundy`);
  await page.locator('[data-example="4-herd"]').click();
  const example = page.locator('.example');
  await example.locator('[data-advised]').first().waitFor();
  await example.locator('[data-target="verb:workers"]').click();
  await example.locator('[data-target="die:d1"]').click();
  await example.locator('.wrong').waitFor();
  await example.locator('[data-target="space:6"]').click();
  await example.locator('.done', { hasText: '7 points' }).waitFor();
  await example.getByRole('link', { name: 'Lesson 4' }).click();
  await page.locator('.coach h3').waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

interface Book {
  examples: { name: string; actions: string[] }[];
}

/** Does an example of the rulebook on the rules page, by clicking what is lit. */
async function tryBook(page: Page, name: string): Promise<void> {
  const opener = page.locator(`[data-example="book-${name}"]`);
  await opener.click();
  const example = page.locator('[data-term] .example');
  const over = example.locator('.said .done');
  await example.locator('[data-advised]').first().waitFor();
  await clickUntil(example, () => over.isVisible());
  await opener.click();
}

describe.runIf(ALL)('every example of a rulebook', () => {
  const cases = GAMES.flatMap((game) => (['phone', 'wide'] as const).map((screen) => ({ game, screen })));
  it.each(cases)('of $game on $screen', { timeout: 900_000 }, async ({ game, screen }) => {
    const { page, complaints } = await stage.visitor({ face: 'drawn', options: { ...SCREENS[screen] } });
    await page.goto(`${stage.url}/games/${game}`);
    await page.locator('[data-example]').first().waitFor();
    const { examples } = await courseOf<Book>(page, game);
    for (const { name } of examples) await tryBook(page, name);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

it('an example of the rulebook is found beside its rule, and done by clicks', async () => {
  const { page, complaints } = await stage.visitor({ face: 'drawn' });
  await page.goto(`${stage.url}/games/burgundy`);
  await page.getByRole('searchbox').fill('cows for 7');
  const rule = page.locator('[data-term=cow4]');
  await rule.getByRole('button', { name: 'Four cows for 7' }).click();
  const example = rule.locator('.example');
  await example.locator('[data-advised]').first().waitFor();
  await example.locator('[data-target="verb:workers"]').click();
  await example.locator('[data-target="die:d1"]').click();
  await example.locator('.wrong').waitFor();
  await rule.getByRole('button', { name: 'Four cows for 7' }).click();
  await tryBook(page, 'cows');
  await page.locator('[data-example="book-cows"]').click();
  await example.locator('.task').waitFor();
  expect(complaints).toEqual([]);
  await page.context().close();
});

it('is found from the lobby, remembers its step, and ends in a first game', async () => {
  const { page, complaints } = await stage.visitor({ face: 'text', options: { bypassCSP: true } });
  await page.goto(stage.url);
  await page.getByRole('link', { name: 'Learn: The Castles of Burgundy' }).click();
  await page.getByRole('link', { name: 'Begin with lesson 1' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await shot(page, 'learn-burgundy');
  await page.locator('a.card').first().click();
  await page.locator(GO).click();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Go on with lesson 1' }).click();
  await page.locator('.dots li:nth-child(2).here').waitFor();
  await page.locator(GO).click();
  // In words everything that is possible is offered.
  await page.locator('[role=option][data-action="take d4 4.1"]').waitFor();
  expect(await page.locator('[role=option][data-action]').count()).toBeGreaterThan(5);
  await page.keyboard.press('Escape');
  await page.locator('button.card').click();
  await page.getByText('Two dice are yours to use').or(page.getByText('One die is left')).first().waitFor();
  await page.getByRole('button', { name: 'No more remarks' }).click();
  await page.locator('.remark').waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
});
