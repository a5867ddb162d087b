// Measures the module against the program in the same run, in processor time: pace.mjs MODULE PROGRAM
// Random decisions a second of every game, natively, in Node and in Chromium, and a journeyman's turn in Chromium.
// Fails where the module is slower than people would bear.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { argv, cpuUsage, env } from 'node:process';
import { chromium } from '../web/node_modules/playwright-core/index.mjs';
import { opened, random } from './answers.mjs';

const [path, program] = argv.slice(2);
const ROUNDS = Number(env.ROUNDS ?? 5);
const TURNS = 6;
/** So fast beside the program the module has to be in Chromium at least, and so long a journeyman may think, in milliseconds. */
const [LEAST, LONGEST] = [0.6, 1000];
/** About a second and a half of games each, natively. Shorter ones would measure what else the machine does. */
const GAMES = { burgundy: 45_000, labora: 2_500, orleans: 80_000, craftsmen: 20_000 };
const root = new URL('..', import.meta.url);
const read = (file) => readFileSync(new URL(file, root));

/** Decisions a second of processor time. */
function natively(game, games) {
  const command = `TIMEFORMAT=%U; time "$0" sim ${game} --games ${games} --threads 1 --json`;
  const { stdout, stderr } = spawnSync('bash', ['-c', command, program], { encoding: 'utf8' });
  const decisions = Number(/"decisions":\s*(\d+)/.exec(stdout)?.[1]);
  return { decisions, rate: decisions / Number(stderr.trim().split('\n').at(-1)) };
}

function inNode(module, game, games) {
  const from = cpuUsage();
  const decisions = random(module, game, games);
  const { user, system } = cpuUsage(from);
  return { decisions, rate: (decisions * 1e6) / (user + system) };
}

const browser = await chromium.launch({
  executablePath: env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await browser.newPage();
await page.route('http://module.test/**', (route) => {
  const { pathname } = new URL(route.request().url());
  if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: '<!doctype html>' });
  if (pathname === '/module') return route.fulfill({ body: readFileSync(path) });
  const contentType = pathname.endsWith('.mjs') ? 'text/javascript' : 'application/octet-stream';
  return route.fulfill({ contentType, body: read(`.${pathname}`) });
});
await page.goto('http://module.test/');
await page.evaluate(async () => {
  globalThis.tools = await import('/scripts/answers.mjs');
  globalThis.bytes = async (path) => new Uint8Array(await (await fetch(path)).arrayBuffer());
  globalThis.module = await tools.opened(await bytes('/module'));
});
const session = await browser.newBrowserCDPSession();
const spent = async () => {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
};

async function inChromium(game, games) {
  const from = await spent();
  const decisions = await page.evaluate(([game, games]) => tools.random(module, game, games), [game, games]);
  return { decisions, rate: decisions / ((await spent()) - from) };
}

const node = await opened(readFileSync(path));
/** Of an odd number of rounds the one in the middle: one in which the machine was held up says nothing. */
const middle = (all) => all.toSorted((one, other) => one - other)[(all.length - 1) >> 1];
const slow = [];
const round = (rate) => Math.round(rate / 1000).toLocaleString('en');
console.log('| game | natively, thousand /s | Node | Chromium | ratio in Chromium | journeyman, longest turn |');
console.log('|---|---|---|---|---|---|');
for (const [game, games] of Object.entries(GAMES)) {
  const rounds = [];
  for (let at = 0; at <= ROUNDS; at += 1) {
    const one = [natively(game, games), inNode(node, game, games), await inChromium(game, games)];
    if (new Set(one.map(({ decisions }) => decisions)).size > 1) throw new Error(`${game}: not the same games`);
    // The first one warms up.
    if (at > 0) rounds.push(one);
  }
  const [native, inside, chrome] = [0, 1, 2].map((which) => middle(rounds.map((one) => one[which].rate)));
  // Of the same round: what slows one of them down for a while mostly slows down the other as well.
  const ratio = middle(rounds.map(([native, , chrome]) => chrome.rate / native.rate));
  const turn = await page.evaluate(
    async ([game, turns]) => {
      const thinking = await tools.opened(await bytes('/module'));
      thinking.learn(await bytes(`/crates/games/nets/${game}.net`));
      return tools.longestTurn(thinking, game, turns);
    },
    [game, TURNS],
  );
  const figures = [round(native), round(inside), round(chrome), ratio.toFixed(2), `${Math.round(turn)} ms`];
  console.log(`| ${[game, ...figures].join(' | ')} |`);
  if (ratio < LEAST) slow.push(`${game}: ${ratio.toFixed(2)} of the program is less than ${LEAST}`);
  if (turn > LONGEST) slow.push(`${game}: a journeyman thinks for more than ${LONGEST} ms`);
}
await browser.close();
for (const words of slow) console.error(words);
if (slow.length > 0) process.exitCode = 1;
