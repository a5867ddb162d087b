/** A page of words as a tree: everything up to the next heading belongs to it. */

import type { Block, Page, Span } from '$lib/api/types';

export type Body = Exclude<Block, { heading: Span[] }>;

export interface Section {
  heading: Span[] | null;
  blocks: Body[];
}

export function sections(page: Page): Section[] {
  const all: Section[] = [];
  for (const block of page.blocks) {
    if ('heading' in block) all.push({ heading: block.heading, blocks: [] });
    else {
      if (all.length === 0) all.push({ heading: null, blocks: [] });
      all.at(-1)?.blocks.push(block);
    }
  }
  return all;
}
