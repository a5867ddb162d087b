/** How soon something is painted. */

import type { Page } from 'playwright-core';

export const median = (times: readonly number[]): number =>
  Math.round([...times].sort((one, other) => one - other)[times.length >> 1] ?? 0);

/** Milliseconds from a click on a button until what came of it is painted in a part of the page. */
export function painted(page: Page, button: string, part: string): Promise<number> {
  return page.evaluate(
    async ([button, part]) => {
      const changing = document.querySelector(part);
      const target = document.querySelector<HTMLElement>(button);
      if (!changing || !target) throw new Error(`no ${button} or no ${part}`);
      return new Promise<number>((resolve) => {
        const watch = new MutationObserver(() => {
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
        });
        watch.observe(changing, { subtree: true, childList: true, characterData: true, attributes: true });
        const from = performance.now();
        target.click();
      });
    },
    [button, part] as const,
  );
}
