/** What a player does at a table, as a test does it. */

import type { Page } from 'playwright-core';
import { STATIC } from './host';

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

/** The name of the table that a page shows. */
export function tableAt(page: Page): string {
  return /\/[tl]\/([^/?]+)/.exec(page.url())?.[1] ?? '';
}

/**
 * What is answered past the page, which hears nothing of it: by the server, or by the worker that the page has begun. A body
 * is JSON, or the text that it is.
 */
export async function ask<T>(page: Page, url: string, path: string, body?: unknown): Promise<T> {
  const data = body === undefined || typeof body === 'string' ? body : JSON.stringify(body);
  if (STATIC) return (await page.evaluate(askDevice, { path: `/api${path}`, body: data })) as T;
  const { request } = page.context();
  const address = `${url}/api${path}`;
  const headers = { 'content-type': data === body ? 'text/plain' : 'application/json' };
  return (await (
    await (data === undefined ? request.get(address) : request.post(address, { data, headers }))
  ).json()) as T;
}

/** Asks the worker of a page, in the page. */
export function askDevice({ path, body }: { path: string; body: string | undefined }): Promise<unknown> {
  const { device } = globalThis as unknown as { device: Worker };
  const n = 1e9 + Math.floor(Math.random() * 1e9);
  return new Promise((resolve) => {
    const hear = ({ data }: MessageEvent<{ type: string; n: number; body: unknown }>) => {
      if (data.type !== 'reply' || data.n !== n) return;
      device.removeEventListener('message', hear);
      resolve(data.body);
    };
    device.addEventListener('message', hear);
    device.postMessage({ type: 'http', n, method: body === undefined ? 'GET' : 'POST', path, body });
  });
}

/** Goes where no table is drawn and `ask` is answered: of a server that is anywhere, on a device a page that has begun. */
async function away(page: Page, url: string): Promise<void> {
  await page.goto(STATIC ? url : `${url}/healthz`);
  if (STATIC) await page.locator('.quick .primary:not([disabled])').waitFor();
}

/** A table, opened by what the page itself would send. */
export async function openTable(
  page: Page,
  url: string,
  game: string,
  seats: SeatWish[],
  settings: Record<string, string | number> = {},
): Promise<string> {
  await away(page, url);
  await ask(page, url, '/guest', { name: 'Zofia' });
  const wish = { game, settings: { players: seats.length, ...settings }, seats };
  const { id } = await ask<{ id: string }>(page, url, '/tables', wish);
  await page.goto(`${url}/${STATIC ? 'l' : 't'}/${id}`);
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
export const known = <T extends object = Known>(page: Page, url: string, id: string): Promise<T> =>
  ask<T>(page, url, `/tables/${id}`);

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
  const id = tableAt(page);
  // Drawing every move takes longer than playing it.
  await away(page, url);
  for (let turn = 0; turn < 4000; turn++) {
    const now = await known(page, url, id);
    if (until(now) || isOverNow(now)) break;
    const choice = useful(now, turn);
    if (!choice) await page.waitForTimeout(20);
    else await ask(page, url, `/tables/${id}/play`, { seq: now.seq, seat: choice.seat, action: choice.action });
  }
  await page.goto(here);
  if (until === isOverNow) await page.locator('.end').waitFor({ timeout: 30_000 });
}
