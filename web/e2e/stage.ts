/** A server, or a host of files, and browsers for the tests of a file. Screenshots stay in `e2e/shots/`, outside the repository. */

import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContextOptions, type LaunchOptions, type Page } from 'playwright-core';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { STATIC, StaticHost } from './host';
import { ALL } from './share';

const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium';
/** The same without its windows: what draws nothing around a page takes a third less of the machine. */
const SHELL = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';
const SHOTS = 'e2e/shots';
const GAMES = ['burgundy', 'labora', 'orleans', 'craftsmen'];

/** The program that is named, else the one that was built last. */
function binary(): string {
  if (process.env.QUADRIVIUM_BIN) return process.env.QUADRIVIUM_BIN;
  const built = ['../target/release/quadrivium', '../target/debug/quadrivium'].filter((place) => existsSync(place));
  const [found] = built.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs);
  if (!found) throw new Error('build the server first: cargo build, or name it in QUADRIVIUM_BIN');
  return found;
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

class Server {
  #process: ChildProcess | null = null;

  private constructor(
    readonly address: string,
    private readonly data: string,
    /** What it is told besides. */
    private readonly besides: readonly string[],
  ) {}

  static async start(besides: readonly string[]): Promise<Server> {
    const data = mkdtempSync(join(tmpdir(), 'quadrivium-e2e-'));
    const server = new Server(`127.0.0.1:${await freePort()}`, data, besides);
    await server.up();
    return server;
  }

  get url(): string {
    return `http://${this.address}`;
  }

  async up(): Promise<void> {
    const args = ['serve', '--listen', this.address, '--data', this.data, '--requests-per-s', '1000'];
    // What an analysis finds is not looked at here, only that it is found and shown.
    args.push('--analysis-looks', '16', ...this.besides);
    this.#process = spawn(binary(), args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, RUST_LOG: 'warn' },
    });
    for (let tries = 0; tries < 200; tries++) {
      const answer = await fetch(`${this.url}/healthz`).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('the server did not start');
  }

  /** As when the machine loses power. */
  async kill(): Promise<void> {
    const running = this.#process;
    if (!running) return;
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill('SIGKILL');
    await ended;
    this.#process = null;
  }

  async stop(): Promise<void> {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** How the browser of the tests is started. */
export const BROWSER: LaunchOptions = {
  executablePath: SHELL,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

/** The whole of Chromium, for what the shell has not: it shows no notifications, and sets letters otherwise. */
export const WHOLE: LaunchOptions = { ...BROWSER, executablePath: CHROMIUM };

export interface Visitor {
  page: Page;
  /** Whatever the page complained about. */
  complaints: string[];
}

interface Taste {
  language?: 'en' | 'pl' | 'ru';
  face?: 'text' | 'drawn';
  /** How fast pieces travel; tests do not wait for them. */
  speed?: 'off' | 'fast' | 'normal' | 'slow';
  /** What waits for its confirmation; tests look at what is chosen. */
  confirm?: 'every' | 'lasting' | 'never';
  /** How fast the others' turns are played out; tests do not wait for them either. */
  pace?: 'instant' | 'quick' | 'readable' | 'step';
  /** Whether a page that can play without its host keeps itself for when that is gone: two hundred files for each visitor. */
  keeps?: boolean;
  options?: BrowserContextOptions;
}

/** Where the tests of a file play: one server, or a host of files, one browser, any number of visitors. */
class Stage {
  #server: Server | null = null;
  #host: StaticHost | null = null;
  #browser: Browser | null = null;

  constructor(
    private readonly besides: readonly string[],
    private readonly browser: LaunchOptions,
  ) {}

  async up(): Promise<void> {
    if (STATIC) await (this.#host = new StaticHost('dist-static')).up();
    else this.#server = await Server.start(this.besides);
    this.#browser = await chromium.launch(this.browser);
  }

  async down(): Promise<void> {
    await this.#browser?.close();
    await this.#server?.stop();
    await this.#host?.down();
  }

  get server(): Server {
    if (!this.#server) throw new Error('the server runs only while tests run');
    return this.#server;
  }

  /** The address of the lobby; those of other pages follow it. */
  get url(): string {
    return this.#host ? `${this.#host.url}#` : this.server.url;
  }

  /** Somebody with a browser of their own, until the test is over. */
  async visitor({
    language = 'en',
    face = 'text',
    speed = 'off',
    confirm = 'every',
    pace = 'instant',
    keeps = ALL,
    options = {},
  }: Taste = {}): Promise<Visitor> {
    if (!this.#browser) throw new Error('the browser runs only while tests run');
    const context = await this.#browser.newContext({
      viewport: { width: 1366, height: 768 },
      colorScheme: 'light',
      ...options,
    });
    // A page that nobody looks at any more would go on drawing what happens at its table.
    onTestFinished(() => context.close());
    await context.addInitScript(
      (wishes) => {
        for (const [name, value] of Object.entries(wishes)) {
          if (localStorage.getItem(`quadrivium.${name}`) === null) localStorage.setItem(`quadrivium.${name}`, value);
        }
      },
      {
        language,
        face,
        speed,
        pace,
        ...Object.fromEntries(GAMES.map((game) => [`confirm.${game}`, confirm])),
      },
    );
    await context.addInitScript(hold);
    if (!keeps) await context.addInitScript(letGo);
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    return { page, complaints };
  }
}

/** Lets tests speak with the worker of a page past it, as they do with a server. */
export function hold(): void {
  const Held = class extends Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      (globalThis as unknown as { device: Worker }).device = this;
    }
  };
  globalThis.Worker = Held;
}

/** No worker comes that would keep the page; one that only shows notices may. */
function letGo(): void {
  if (!('serviceWorker' in navigator)) return;
  const workers = navigator.serviceWorker;
  const register = workers.register.bind(workers);
  workers.register = (script, options) =>
    String(script).endsWith('sw.js') ? new Promise(() => undefined) : register(script, options);
}

/** A stage for the tests of this file; it stands while they run. The server is told what is given here, too. */
export function setStage(besides: readonly string[] = [], browser = BROWSER): Stage {
  const stage = new Stage(besides, browser);
  beforeAll(() => stage.up());
  afterAll(() => stage.down());
  return stage;
}

/** A picture of the page for people to look at; nothing is tested by it, so it is taken only where that is wanted. */
export async function shot(page: Page, name: string): Promise<void> {
  if (!ALL && !process.env.SHOTS) return;
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: join(SHOTS, `${name}.png`) });
}
