/** Games go between this device and the server, both ways. */

import { existsSync, readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { STATIC } from './host';
import { LongLine } from './line';
import { isMissing } from './share';
import { setStage, shot } from './stage';
import { ask, bots, clickAction, move, openTable, playOn, tableAt, untilMyTurn, known } from './table';

const built = existsSync('dist/assets') && readdirSync('dist/assets').some((file) => file.endsWith('.wasm'));

// Whoever has not built the module (`make offline`, then the page) has one place only.
describe.skipIf(STATIC || isMissing('page', built))('a page with two places', () => {
  const stage = setStage();
  let line: LongLine;

  beforeAll(async () => {
    const [host = '', port] = stage.server.address.split(':');
    line = new LongLine('dist', { host, port: Number(port) }, 0);
    await line.up();
  });
  afterAll(() => line.down());

  it('a game that was begun on the device goes on with the server', async () => {
    const { page, complaints } = await stage.visitor({ keeps: true });
    await page.goto(line.url);
    await page.getByRole('button', { name: 'Seats and options…' }).click();
    await page.getByRole('radio', { name: 'On this device' }).check({ force: true });
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('.frame').waitFor();
    await page.waitForURL(/\/l\//);
    for (let decision = 0; decision < 3; decision++) {
      await untilMyTurn(page);
      await clickAction(page);
    }
    await untilMyTurn(page);
    const before = await move(page);
    await page.getByRole('button', { name: 'Table menu' }).click();
    await shot(page, 'carry-menu');
    await page.getByRole('menuitem', { name: 'Take to the server' }).click();
    await page.waitForURL(/\/t\//);
    await untilMyTurn(page);
    expect(await move(page)).toBeGreaterThanOrEqual(before);
    await clickAction(page);
    const { kind } = await known<{ kind: string }>(page, line.url, tableAt(page));
    expect(kind).toBe('game');
    // The way there has left nothing behind, and the device still has its own.
    const mine = await ask<{ running: unknown[]; finished: unknown[] }>(page, line.url, '/tables/mine');
    expect([mine.running.length, mine.finished.length]).toEqual([1, 0]);
    await page.goto(`${line.url}/mine`);
    await expect.poll(() => page.locator('a.card').count()).toBe(2);
    expect(complaints).toEqual([]);
  });

  it('a finished game of the server is kept, and looked at with the server gone', async () => {
    const { page } = await stage.visitor({ keeps: true });
    await openTable(page, line.url, 'burgundy', bots(1));
    await playOn(page, line.url);
    const moves = await move(page);
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('menuitem', { name: 'Keep on this device' }).click();
    await page.waitForURL(/\/l\//);
    await expect.poll(() => move(page)).toBe(moves);
    await stage.server.kill();
    try {
      await page.reload();
      await expect.poll(() => move(page)).toBe(moves);
      await page.locator('body').click({ position: { x: 5, y: 400 } });
      await page.keyboard.press('ArrowLeft');
      await page.waitForURL(new RegExp(`/${moves - 1}$`));
    } finally {
      await stage.server.up();
    }
  });
});
