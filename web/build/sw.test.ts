/** The service worker in a browser that is made up: caches, a host, and versions that come when the test says so. */

import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';

const TEXT = readFileSync(new URL('sw.js', import.meta.url), 'utf8');
const SCOPE = 'https://play.example/q/';

const whole = (path: string | { url: string }) => new URL(typeof path === 'string' ? path : path.url, SCOPE).href;

/** A cache; it holds texts. What varies is for another request than the one that asks, unless that does not matter. */
class Kept {
  readonly files = new Map<string, string>();
  readonly #vary = new Set<string>();
  match = async (path: string | { url: string }, { ignoreVary = false } = {}) => {
    const text = this.files.get(whole(path));
    return text === undefined || (this.#vary.has(whole(path)) && !ignoreVary) ? undefined : new Response(text);
  };
  put = async (path: string | { url: string }, response: Response) => {
    if (full) throw new DOMException('no room', 'QuotaExceededError');
    if (response.headers.has('vary')) this.#vary.add(whole(path));
    this.files.set(whole(path), await response.text());
  };
}

class Caches {
  readonly all = new Map<string, Kept>();
  keys = async () => [...this.all.keys()];
  has = async (name: string) => this.all.has(name);
  delete = async (name: string) => this.all.delete(name);
  open = async (name: string) => {
    if (broken) throw new DOMException('the disk is gone', 'UnknownError');
    const kept = this.all.get(name) ?? new Kept();
    this.all.set(name, kept);
    return kept;
  };
  match = async (path: string, options = {}) => {
    for (const kept of this.all.values()) {
      const found = await kept.match(path, options);
      if (found) return found;
    }
    return undefined;
  };
}

let caches = new Caches();
/** What the host has not, or cannot be asked for. */
let gone = new Set<string>();
let fetched: string[] = [];
/** What the host says otherwise than it should. */
let wrong = new Map<string, Response>();
/** Whether there is no room for more, and whether what is kept cannot even be looked for. */
let [full, broken] = [false, false];
let now = 1;

beforeEach(() => {
  caches = new Caches();
  gone = new Set();
  fetched = [];
  wrong = new Map();
  [full, broken] = [false, false];
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

const page = (text: string) => new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });

/** The host when it has this version. */
const host = (name: string) => async (asked: string | { url: string }) => {
  const path = typeof asked === 'string' ? asked : asked.url.slice(SCOPE.length);
  fetched.push(path);
  await Promise.resolve();
  if (gone.has(path)) throw new TypeError('nobody there');
  const other = wrong.get(path)?.clone();
  if (other) return other;
  return path === './' ? page(`<script src="./assets/page-${name}.js"></script>`) : new Response(path);
};

/** A version: its worker, as the browser has loaded it. */
function version(name: string, besides = {}) {
  const heard = new Map<string, (event: object) => void>();
  const self = {
    registration: { scope: SCOPE },
    addEventListener: (type: string, hear: (event: object) => void) => heard.set(type, hear),
  };
  const build = {
    version: name,
    entry: `assets/page-${name}.js`,
    common: ['./', `assets/page-${name}.js`, 'assets/font.woff2'],
    languages: { en: [], pl: [`assets/pl-${name}.js`], ru: [`assets/ru-${name}.js`] },
    engine: ['assets/table.wasm'],
    later: ['assets/labora.net'],
    ...besides,
  };
  const names = ['BUILD', 'self', 'caches', 'clients', 'fetch', 'Date'];
  const clock = { now: () => now++ };
  new Function(...names, TEXT)(build, self, caches, { claim: async () => undefined }, host(name), clock);
  const happens = async (type: string, event: object = {}) => {
    const waits: Promise<unknown>[] = [];
    heard.get(type)?.({ ...event, waitUntil: (promise: Promise<unknown>) => waits.push(promise) });
    await Promise.all(waits);
  };
  const keep = (language: string, later?: true) =>
    happens('message', { data: { type: 'keep', language, later }, ports: [] });
  /** The answer to what a page asks for; nothing where the worker leaves it to the browser. */
  const ask = async (path: string, mode = 'cors') => {
    const answers: Promise<Response>[] = [];
    const kept = happens('fetch', {
      request: { url: whole(path), method: 'GET', mode },
      respondWith: (answer: Promise<Response>) => answers.push(answer),
    });
    const text = (await answers[0])?.text();
    await kept;
    return text;
  };
  return { ask, install: () => happens('install'), activate: () => happens('activate'), keep };
}

const names = () => [...caches.all.keys()].map((name) => name.split(' ').at(-1));
const has = (name: string, path: string) =>
  caches.all.get(`quadrivium ${SCOPE} ${name}`)?.files.has(whole(path)) ?? false;
const kept = (name: string) =>
  JSON.parse(caches.all.get(`quadrivium ${SCOPE} ${name}`)?.files.get(whole('kept.json')) ?? 'null') as unknown;

/** A version that is used, by somebody who reads Polish. */
async function used(name: string) {
  const one = version(name);
  await one.install();
  await one.activate();
  await one.keep('pl');
  return one;
}

it('a new version keeps what was kept of the one before', async () => {
  await used('1');
  await version('2').install();
  expect(kept('2')).toEqual({ languages: ['pl'], whole: true, later: false });
  expect(has('2', 'assets/pl-2.js')).toBe(true);
  // What has the same name is the same, and is not fetched again.
  expect(fetched.filter((path) => path === 'assets/table.wasm')).toHaveLength(1);
});

it('knows what is kept after an attempt that failed, and deletes what that has left', async () => {
  await used('1');
  gone.add('assets/pl-2.js');
  await expect(version('2').install()).rejects.toThrow('nobody there');
  expect(kept('2')).toBeNull();
  gone.clear();
  await version('3').install();
  expect(kept('3')).toEqual({ languages: ['pl'], whole: true, later: false });
  expect(has('3', 'assets/pl-3.js') && has('3', 'assets/table.wasm')).toBe(true);
  expect(names()).toEqual(['1', '3']);
});

it('goes on with what it had when an attempt of the same version is repeated', async () => {
  await used('1');
  gone.add('assets/pl-2.js');
  const next = version('2');
  await expect(next.install()).rejects.toThrow();
  gone.clear();
  fetched = [];
  await next.install();
  expect(fetched).toEqual(['assets/pl-2.js']);
});

it('the files of the version that open pages use stay, whatever came and went in between', async () => {
  await used('1');
  gone.add('assets/page-2.js');
  await version('2')
    .install()
    .catch(() => undefined);
  gone.clear();
  // One that was complete, but never began.
  await version('3').install();
  const last = version('4');
  await last.install();
  await last.activate();
  expect(names()).toEqual(['1', '4']);
  expect(has('1', 'assets/page-1.js')).toBe(true);
});

it('of two versions that were used the later one stays, also where that is the older one', async () => {
  await used('1');
  await used('2');
  expect(names()).toEqual(['1', '2']);
  // The host has gone back to the first.
  const back = version('1');
  await back.install();
  await back.activate();
  const next = version('3');
  await next.install();
  await next.activate();
  expect(names()).toEqual(['1', '3']);
});

it('where it was not yet noted which version was used, the newest stays', async () => {
  await used('1');
  caches.all.get(`quadrivium ${SCOPE} 1`)?.files.delete(whole('begun.json'));
  await used('2');
  expect(names()).toEqual(['1', '2']);
});

it('two tabs that want something kept at once both get it', async () => {
  const one = version('1');
  await one.install();
  await one.activate();
  await Promise.all([one.keep('pl', true), one.keep('ru')]);
  expect(kept('1')).toEqual({ languages: ['pl', 'ru'], whole: true, later: true });
});

it('one that cannot be kept does not hold up the next', async () => {
  const one = version('1');
  await one.install();
  gone.add('assets/pl-1.js');
  await Promise.all([one.keep('pl'), one.keep('ru')]);
  expect(kept('1')).toEqual({ languages: ['ru'], whole: true, later: false });
});

it('other folders of the same host have their own', async () => {
  await caches.open(`quadrivium ${SCOPE}other/ 1`);
  await used('1');
  await used('2');
  await used('3');
  expect(caches.all.has(`quadrivium ${SCOPE}other/ 1`)).toBe(true);
});

it('is answered by the host what cannot be looked for, and what there is no room for', async () => {
  const one = await used('1');
  full = true;
  expect(await one.ask('assets/labora.net')).toBe('assets/labora.net');
  expect(has('1', 'assets/labora.net')).toBe(false);
  full = false;
  expect(await one.ask('assets/labora.net')).toBe('assets/labora.net');
  await Promise.resolve();
  await vi.waitFor(() => expect(has('1', 'assets/labora.net')).toBe(true));
  broken = true;
  expect(await one.ask('assets/font.woff2')).toBe('assets/font.woff2');
  expect(fetched.at(-1)).toBe('assets/font.woff2');
});

it('finds what is kept, whatever the host says that it varies by', async () => {
  wrong.set('assets/font.woff2', new Response('letters', { headers: { vary: 'accept-encoding, origin' } }));
  const one = await used('1');
  fetched = [];
  expect(await one.ask('assets/font.woff2')).toBe('letters');
  await one.keep('pl');
  expect(fetched).toEqual([]);
});

it('answers every address of a host that answers with the page', async () => {
  const one = await used('1');
  for (const path of ['', 'l/x7', 'index.html']) expect(await one.ask(path, 'navigate')).toContain('page-1.js');
  expect(await one.ask('api/games', 'navigate')).toBeUndefined();
});

it('leaves what lies beside the page on a host of files to that', async () => {
  const one = version('1', { static: true });
  await one.install();
  await one.activate();
  for (const path of ['', 'index.html', '?source=app']) expect(await one.ask(path, 'navigate')).toContain('page-1.js');
  for (const path of ['blog/', 'blog/index.html', 'notes.html'])
    expect(await one.ask(path, 'navigate')).toBeUndefined();
});

it('is not installed where the page is of another version, or a file is none', async () => {
  wrong.set('./', page('<script src="./assets/page-0.js"></script>'));
  await expect(version('1').install()).rejects.toThrow('./: of another version');
  wrong.clear();
  // Some hosts have a page for everything that they have not.
  wrong.set('assets/font.woff2', page('Not found'));
  await expect(version('1').install()).rejects.toThrow('assets/font.woff2');
  wrong.clear();
  await version('1').install();
  expect(kept('1')).not.toBeNull();
});

it('passes a page on that comes in place of what is kept later, and does not keep it', async () => {
  const one = await used('1');
  wrong.set('assets/labora.net', page('Log in to this network'));
  expect(await one.ask('assets/labora.net')).toBe('Log in to this network');
  expect(has('1', 'assets/labora.net')).toBe(false);
});
