/**
 * The real page with a recorded position on its table, and no server: the positions are those that the drawn tables are
 * tested with, one table for each, at `/t/<game>-<fixture>`. From one to the next the page is not loaded again.
 */

import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright-core';
import { preview, type PreviewServer } from 'vite';
import { afterAll, beforeAll } from 'vitest';
import type { Snapshot } from '../src/lib/api/types';
import { hintAt, standAt } from './advised';
import { WHOLE } from './stage';

const GAMES = 'src/lib/games';

export interface Exhibit {
  game: string;
  fixture: string;
  /** What is otherwise than it was recorded. */
  as?: keyof typeof VARIANTS;
}

/** One question of each game. */
export const ASKED: Exhibit[] = [
  { game: 'burgundy', fixture: 'turn' },
  { game: 'labora', fixture: 'turn' },
  { game: 'orleans', fixture: 'plan' },
  { game: 'craftsmen', fixture: 'helpers' },
];

export const idOf = ({ game, fixture, as }: Exhibit): string => [game, fixture, ...(as ? [as] : [])].join('-');

/** Every recorded position of every game. */
export function exhibits(): Exhibit[] {
  const games = readdirSync(GAMES, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return games.flatMap(({ name: game }) =>
    readdirSync(join(GAMES, game, 'fixtures'))
      .filter((file) => file.endsWith('.json'))
      .map((file) => ({ game, fixture: basename(file, '.json') })),
  );
}

function snapshotOf(id: string): Snapshot {
  const [game = '', fixture = '', as] = id.split('-');
  const found = JSON.parse(readFileSync(join(GAMES, game, 'fixtures', `${fixture}.json`), 'utf8')) as Snapshot;
  return { ...(as ? VARIANTS[as as keyof typeof VARIANTS](found) : found), id };
}

const VARIANTS = { crowded: crowd, loading: load };

/** What was made in Craftsmen is a final good, and goes on one of two ships. */
function load(snapshot: Snapshot): Snapshot {
  const view = snapshot.view as { asked: object };
  const [choice] = snapshot.choices;
  return {
    ...snapshot,
    view: { ...view, asked: { ...view.asked, card: 'tailor_2' } },
    choices: choice ? [2, 3].map((ship) => ({ ...choice, action: `load ${ship}` })) : [],
  };
}

/** One more player than the position has, who has done as the last one did. */
function crowd(snapshot: Snapshot): Snapshot {
  const seat = 'ABCDE'.charAt(snapshot.players);
  const another = <T extends object>(all: readonly T[]): T[] =>
    all.length ? [...all, { ...(all.at(-1) as T), seat }] : [];
  return {
    ...snapshot,
    players: snapshot.players + 1,
    seats: another(snapshot.seats).map((one) => (one.seat === seat ? { ...one, name: 'Aleksandra' } : one)),
    standings: another(snapshot.standings),
  };
}

/** What a server would answer, as far as a table asks. */
async function answer(page: Page): Promise<void> {
  await page.routeWebSocket(/\/api\/tables\/.*\/live$/, (socket) => {
    const id = decodeURIComponent(new URL(socket.url()).pathname.split('/').at(-2) ?? '');
    socket.onMessage((message) => {
      const asked = JSON.parse(String(message)) as { type: string; id: number; seat: string };
      const say = (said: unknown) => socket.send(JSON.stringify(said));
      const snapshot = snapshotOf(id);
      if (asked.type === 'hello') say({ type: 'snapshot', snapshot });
      if (asked.type !== 'hint') return;
      say({ type: 'hint', id: asked.id, hint: hintAt(snapshot, asked.seat) });
      say({ type: 'done', id: asked.id, seq: snapshot.seq });
    });
  });
  // By the beginning of the path: a page under work is served file by file, and some of them lie in `lib/api`.
  await page.route(
    ({ pathname }) => pathname.startsWith('/api/'),
    (route) => route.fulfill({ json: null }),
  );
  await page.route('**/api/tables/*/stand', (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-2) ?? '';
    return route.fulfill({ json: standAt(snapshotOf(decodeURIComponent(id))) });
  });
}

class Exhibition {
  #page: PreviewServer | null = null;
  #browser: Browser | null = null;
  readonly #passers = new Map<string, Page>();

  async up(): Promise<void> {
    this.#page = await preview({ preview: { port: 0, host: '127.0.0.1' }, logLevel: 'warn' });
    // Letters are as wide here as people see them; the shell sets them a little wider.
    this.#browser = await chromium.launch(WHOLE);
  }

  async down(): Promise<void> {
    await this.#browser?.close();
    await this.#page?.close();
  }

  /** The address of the page; another may be named while one works on it, such as that of `npm run dev`. */
  get url(): string {
    const url = process.env.QUADRIVIUM_PAGE ?? this.#page?.resolvedUrls?.local[0];
    if (!url) throw new Error('the page is there only while tests run');
    return url.replace(/\/$/, '');
  }

  /** Somebody who walks past the tables, speaking that language. */
  async visitor(language: string, options: BrowserContextOptions): Promise<Page> {
    if (!this.#browser) throw new Error('the browser runs only while tests run');
    const context = await this.#browser.newContext({ reducedMotion: 'reduce', colorScheme: 'light', ...options });
    await context.addInitScript((spoken) => localStorage.setItem('quadrivium.language', spoken), language);
    const page = await context.newPage();
    await answer(page);
    return page;
  }

  /** The same, who stays for the other tests of this file: the page is loaded once. They leave it as they found it. */
  async passer(language: string, options: BrowserContextOptions): Promise<Page> {
    const like = JSON.stringify([language, options]);
    const page = this.#passers.get(like) ?? (await this.visitor(language, options));
    this.#passers.set(like, page);
    return page;
  }

  /** Goes to a table, from wherever the visitor is; to the same one anew. */
  async show(page: Page, exhibit: Exhibit): Promise<void> {
    const path = `/t/${idOf(exhibit)}`;
    if (page.url().startsWith(this.url) && page.url() !== this.url + path)
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
    else await page.goto(this.url + path);
    await page.locator('.table-root > *, .end').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
  }
}

/** Tables to look at in the tests of this file. */
export function setExhibition(): Exhibition {
  const exhibition = new Exhibition();
  beforeAll(() => exhibition.up());
  afterAll(() => exhibition.down());
  return exhibition;
}
