import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { STATIC } from './host';
import { median, painted } from './paint';
import { CLICKED } from './share';
import { setStage, shot } from './stage';
import { clickAction, isOver, move, moved, playNow, playOn, untilMyTurn } from './table';

const stage = setStage();

describe('a game against bots', () => {
  it('is two clicks away and can be played to its end by clicking', async () => {
    const { page, complaints } = await stage.visitor();
    await playNow(page, stage.url);
    for (let decisions = 0; decisions < Math.min(CLICKED, 300); decisions++) {
      await untilMyTurn(page);
      if (await isOver(page)) break;
      if (decisions === 20) await shot(page, 'text-table');
      await clickAction(page);
    }
    await playOn(page, stage.url);
    await page.locator('.end svg[role=img]').waitFor();
    await shot(page, 'end');
    expect(await page.locator('.end table tfoot td').count()).toBe(3);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Record' }).click();
    const record = await (await download).path();
    const over = page.url();
    await page.getByRole('button', { name: 'Rematch' }).click();
    await page.waitForURL((url) => url.href !== over);
    await untilMyTurn(page);

    await page.goto(stage.url);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'game.rec', mimeType: 'text/plain', buffer: readFileSync(record) });
    await page.waitForURL(/\/[tl]\/[^/]+\/0$/);
    await page.getByRole('button', { name: 'One move on' }).click();
    await page.waitForURL(/\/1$/);
    expect(complaints).toEqual([]);
  });
});

describe('one turn', () => {
  it('with the keyboard only: type, complete, play, undo, redo', async () => {
    const { page, complaints } = await stage.visitor();
    await playNow(page, stage.url);
    await untilMyTurn(page);
    const before = await move(page);
    await page.keyboard.press('/');
    await page.keyboard.type('workers');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await moved(page, before);
    await page.locator('body').click({ position: { x: 5, y: 400 } });
    const after = await move(page);
    await page.keyboard.press('Control+z');
    await moved(page, after);
    expect(await move(page)).toBe(before);
    await page.keyboard.press('Control+y');
    await moved(page, before);
    expect(await move(page)).toBe(after);
    expect(complaints).toEqual([]);
  });

  it('is announced', async () => {
    const { page } = await stage.visitor();
    await playNow(page, stage.url);
    await untilMyTurn(page);
    await page.keyboard.press('/');
    await page.keyboard.type('workers');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => /took/.test(document.querySelector('.frame > [role=status]')?.textContent ?? ''));
  });

  it('tells by title and favicon whose turn it is', async () => {
    const { page } = await stage.visitor();
    await playNow(page, stage.url);
    await untilMyTurn(page);
    expect(await page.title()).toBe('● The Castles of Burgundy');
    expect(await page.locator('link[rel=icon]').getAttribute('href')).toMatch(/^\.?\/favicon-turn\.svg$/);
  });
});

describe('looking back', () => {
  it('steps with arrow keys, has an address, and returns', async () => {
    const { page, complaints } = await stage.visitor();
    await playNow(page, stage.url);
    await untilMyTurn(page);
    const now = await move(page);
    await page.locator('body').click({ position: { x: 5, y: 400 } });
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowLeft');
    await page.waitForURL(new RegExp(`/${now - 2}$`));
    await page.reload();
    await page.getByRole('button', { name: 'Return to now' }).first().click();
    await page.waitForURL(/\/[tl]\/[^/]+$/);
    await untilMyTurn(page);
    expect(complaints).toEqual([]);
  });

  it('the log goes along, comes back, and is one stop of the Tab key', async () => {
    const { page } = await stage.visitor({ options: { viewport: { width: 1366, height: 500 } } });
    await playNow(page, stage.url);
    await untilMyTurn(page);
    const region = page.locator('.chronicle .scroll');
    const shown = () =>
      region.evaluate((box) => {
        const line = box.querySelector('.now')?.getBoundingClientRect();
        const frame = box.getBoundingClientRect();
        return line !== undefined && line.top >= frame.top - 1 && line.bottom <= frame.bottom + 1;
      });
    expect(await region.locator('a[tabindex="0"]').count()).toBe(1);
    await page.locator('body').click({ position: { x: 5, y: 400 } });
    await page.keyboard.press('Home');
    for (let steps = 0; steps < 3; steps += 1) await page.keyboard.press('ArrowRight');
    await page.waitForURL(/\/3$/);
    await expect.poll(shown).toBe(true);
    // In a low window the log is longer than its box.
    expect(await region.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Return to now' }).first().click();
    await expect.poll(() => region.evaluate((box) => box.scrollTop)).toBe(0);
  });

  it('from the table of a finished game one comes back to the result', async () => {
    const { page } = await stage.visitor();
    await playNow(page, stage.url);
    await untilMyTurn(page);
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('menuitem', { name: 'Resign' }).click();
    await page.getByRole('button', { name: /^Resign/ }).click();
    await page.getByRole('button', { name: 'See the table' }).click();
    await page.getByRole('button', { name: 'See the result' }).click();
    await page.getByRole('button', { name: 'See the table' }).waitFor();
  });

  it('a position can be played on in a sandbox', async () => {
    const { page } = await stage.visitor();
    await playNow(page, stage.url);
    await untilMyTurn(page);
    const from = page.url();
    await page.getByRole('button', { name: 'Table menu' }).click();
    await page.getByRole('menuitem', { name: 'Play on from here' }).click();
    await page.getByRole('button', { name: /Sandbox/ }).click();
    await page.waitForURL((url) => url.href !== from);
    await untilMyTurn(page);
  });
});

describe('speed', () => {
  // A report, not a limit: how busy the machine is must not decide whether a test passes.
  it('a click and a step of history are painted, and how soon is told', async () => {
    const { page } = await stage.visitor();
    await playNow(page, stage.url);
    const clicks: number[] = [];
    const steps: number[] = [];
    for (let i = 0; i < 10; i++) {
      await untilMyTurn(page);
      await page.locator('[role=option][data-action]').first().click();
      clicks.push(await painted(page, '.confirm', '.history .mid'));
    }
    for (let i = 0; i < 10; i++) steps.push(await painted(page, '[data-step=older]', '.position'));
    console.info(`painted after: click ${median(clicks)} ms, history step ${median(steps)} ms (medians)`);
    expect([...clicks, ...steps].every((time) => time > 0)).toBe(true);
  });
});

// A device is always there.
describe.skipIf(STATIC)('a lost connection', () => {
  it('says so, comes back by itself, and nothing is lost', async () => {
    const { page } = await stage.visitor();
    await playNow(page, stage.url);
    await untilMyTurn(page);
    await clickAction(page);
    await untilMyTurn(page);
    const before = await move(page);
    await stage.server.kill();
    await page.locator('[data-banner=lost]').waitFor();
    await shot(page, 'connection-lost');
    await stage.server.up();
    await page.locator('[data-banner=back]').waitFor({ timeout: 20_000 });
    expect(await move(page)).toBe(before);
    await clickAction(page);
  });
});
