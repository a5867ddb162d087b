/** What axe-core finds fault with on a page. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Off unless asked for: what is seen on a button must be part of its name, or nobody can say it. */
const asked: RunOptions = { rules: { 'label-content-name-mismatch': { enabled: true } } };
/** Only moderate in the eyes of axe, yet headings are how a screen reader gets about a table. */
const ALSO = ['heading-order', 'page-has-heading-one', 'landmark-unique'];

/** Colours that are still on their way are nobody's colours. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    // One that is called off on its way has nothing left to wait for.
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** Serious and critical violations, and headings out of order, in one line each. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(source);
  await settled(page);
  const found = await page.evaluate(async (asked) => {
    const { axe } = window as unknown as { axe: { run: (options: unknown) => Promise<AxeResults> } };
    return (await axe.run(asked)).violations;
  }, asked);
  const grave = found.filter(({ id, impact }) => impact === 'serious' || impact === 'critical' || ALSO.includes(id));
  return grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
}
