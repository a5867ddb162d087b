/** What a player does at a table, as a test does it. */

import type { Page } from 'playwright-core';

/** Things on a drawn table that can be chosen now and are not chosen yet. */
export const OPEN = '[data-target]:not([aria-pressed=true]):not(.d-other):not([disabled])';

/** The button that plays what is chosen. */
export const ARMED = '.confirm:not([aria-disabled=true])';

export type SeatWish = { kind: 'you' } | { kind: 'bot'; level: string } | { kind: 'open' };

/** Me against so many bots. */
export const bots = (count: number, level = 'random'): SeatWish[] => [
  { kind: 'you' },
  ...Array.from({ length: count }, (): SeatWish => ({ kind: 'bot', level })),
];

/** A table, opened by what the page itself would send. */
export async function openTable(
  page: Page,
  url: string,
  game: string,
  seats: SeatWish[],
  settings: Record<string, string | number> = {},
): Promise<string> {
  await page.goto(url);
  const id = await page.evaluate(
    async (table) => {
      const post = (path: string, body: unknown) =>
        fetch(path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
      await post('/api/guest', { name: 'Zofia' });
      const made = (await (await post('/api/tables', table)).json()) as { id: string };
      return made.id;
    },
    { game, settings: { players: seats.length, ...settings }, seats },
  );
  await page.goto(`${url}/t/${id}`);
  await page.locator('.frame').waitFor();
  return id;
}

/** Waits a while for the next move, or the end; something that was clicked may lead to neither. */
export const settled = (page: Page, before: number): Promise<unknown> =>
  page
    .waitForFunction(
      (from) => {
        const slider = document.querySelector<HTMLInputElement>('input[type=range]');
        return document.querySelector('.end') !== null || (slider !== null && Number(slider.max) !== from);
      },
      before,
      { timeout: 5_000 },
    )
    .catch(() => undefined);

/** From the lobby to a running game in two clicks. */
export async function playNow(page: Page, url: string, game = 'burgundy'): Promise<void> {
  await page.goto(url);
  await page.locator(`input[type=radio][value=${game}]`).check({ force: true });
  await page.locator('.quick .primary').click();
  await page.locator('.frame').waitFor();
}

/** A table for two from the dialog of the lobby; `wishes` fills in the rest of it. */
export async function newTable(
  page: Page,
  url: string,
  second: string,
  wishes?: (page: Page) => Promise<void>,
): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Seats and options…' }).click();
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByRole('combobox', { name: /Seat B/ }).click();
  await page.getByRole('option', { name: second }).click();
  await wishes?.(page);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('.frame').waitFor();
}

export async function move(page: Page): Promise<number> {
  return Number(await page.locator('input[type=range]').getAttribute('max'));
}

export async function untilMyTurn(page: Page): Promise<void> {
  await page.locator('[role=option], .end').first().waitFor({ timeout: 30_000 });
}

/** Clicks an offered action and confirms it; waits until the table has moved on. */
export async function clickAction(page: Page, which = 0): Promise<void> {
  const before = await move(page);
  await page.locator('[role=option][data-action]').nth(which).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await moved(page, before);
}

export async function moved(page: Page, from: number): Promise<void> {
  await page.waitForFunction((from) => {
    const slider = document.querySelector<HTMLInputElement>('input[type=range]');
    return slider !== null && Number(slider.max) !== from;
  }, from);
}

export async function isOver(page: Page): Promise<boolean> {
  return (await page.locator('.end').count()) > 0;
}

/** What a player knows of a table that is played on without looking. */
export interface Known {
  seq: number;
  state: string;
  choices: { seat: string; action: string }[];
  view: unknown;
}

/** The table as this player knows it; asked for beside the page, which hears nothing of it. */
export async function known<T extends object = Known>(page: Page, url: string, id: string): Promise<T> {
  return (await (await page.context().request.get(`${url}/api/tables/${id}`)).json()) as T;
}

/** Something to play without looking; what ends a turn, and what costs others their time, comes last. */
export function useful({ choices }: Known, turn: number): Known['choices'][number] | undefined {
  const liked = choices.filter(({ action }) => !/^(pass|done|lose|end|skip)\b|^auction|^bid (?!1$)/u.test(action));
  const among = liked.length ? liked : choices;
  return among[(turn * 7) % Math.max(1, among.length)];
}

const isOverNow = ({ state }: Known) => state === 'over';

/** Plays on by what the page would send, to the end of the game or until something holds. */
export async function playOn(page: Page, url: string, until: (now: Known) => boolean = isOverNow): Promise<void> {
  const here = page.url();
  const id = new URL(here).pathname.split('/')[2] ?? '';
  // Drawing every move takes longer than playing it.
  await page.goto(url);
  for (let turn = 0; turn < 4000; turn++) {
    const now = await known(page, url, id);
    if (until(now) || isOverNow(now)) break;
    const choice = useful(now, turn);
    const body = { data: { seq: now.seq, seat: choice?.seat, action: choice?.action } };
    if (choice) await page.context().request.post(`${url}/api/tables/${id}/play`, body);
    else await page.waitForTimeout(20);
  }
  await page.goto(here);
  if (until === isOverNow) await page.locator('.end').waitFor({ timeout: 30_000 });
}
