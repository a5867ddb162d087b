/**
 * Names as wide as they may be, on the screen of a small phone: no page is wider than it, and where a name is cut short it can
 * be read in full all the same.
 */

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { setStage, shot } from './stage';

const TOKEN = 'a token that nobody guesses';
process.env.QUADRIVIUM_ADMIN_TOKEN = TOKEN;
const stage = setStage();

const W = (count: number) => 'W'.repeat(count);
const [ANNA, BORIS, CELINA] = [W(30), `${W(29)}V`, `${W(28)}VV`];

const phone = async (language: 'pl' | 'ru') =>
  (await stage.visitor({ language, options: { viewport: { width: 360, height: 740 } } })).page;

const post = async <T = Record<string, unknown>>(page: Page, path: string, data: unknown = {}): Promise<T> => {
  const answer = await page.request.post(`${stage.url}/api${path}`, { data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as T;
};
const get = async <T>(page: Page, path: string): Promise<T> =>
  (await (await page.request.get(`${stage.url}/api${path}`)).json()) as T;

interface Made {
  id: string;
  seats: { invite?: string }[];
}
const TWO = [{ kind: 'you' }, { kind: 'open' }];
const LISTED = { who: { kind: 'everybody' } };
const table = async (page: Page, wish: object = {}) =>
  post<Made>(page, '/tables', { game: 'orleans', settings: { players: 2 }, seats: TWO, ...wish });
const sit = async (page: Page, { id, seats }: Made) => {
  const open = seats.flatMap((seat) => seat.invite ?? [])[0];
  await post(page, `/tables/${id}/sit`, { invite: open?.split('invite=')[1] });
};

/** What sticks out of the screen, and names that are cut short without being said in full. Runs on the page. */
function misfits(): string[] {
  const found: string[] = [];
  const named = (one: Element) => `${one.tagName.toLowerCase()}.${[...one.classList].join('.')}`;
  const told = (one: Element) => `${one.parentElement ? named(one.parentElement) : ''} > ${named(one)}`;
  const cuts = (one: Element) => getComputedStyle(one).overflowX !== 'visible';
  const held = (one: Element) => {
    for (let box = one.parentElement; box && box !== document.body; box = box.parentElement)
      if (cuts(box) && box.getBoundingClientRect().right <= innerWidth + 1) return true;
    return false;
  };
  const wider = document.documentElement.scrollWidth - innerWidth;
  if (wider > 0) found.push(`the page is wider by ${wider}`);
  for (const one of document.querySelectorAll('body *')) {
    if (one instanceof SVGElement || !one.checkVisibility()) continue;
    const box = one.getBoundingClientRect();
    const out = box.width > 1 && box.right > innerWidth + 1 && !held(one);
    // What is inside says more than what it widens.
    if (out && ![...one.children].some((inner) => inner.getBoundingClientRect().right > innerWidth + 1))
      found.push(`${told(one)} sticks out: ${(one.textContent ?? '').trim().slice(0, 20)}`);
    if (one.matches('dialog[open], dialog[open] *') && one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0) {
      const moves = /auto|scroll/.test(getComputedStyle(one).overflowX);
      if (moves && !(one instanceof HTMLInputElement)) found.push(`${told(one)} moves sideways`);
    }
    for (const text of one.childNodes) {
      if (text.nodeType !== Node.TEXT_NODE || box.width <= 1 || out || held(one) || cuts(one)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if (range.getBoundingClientRect().right > innerWidth + 1)
        found.push(`${told(one)} lets its text stick out: ${(text.textContent ?? '').trim().slice(0, 20)}`);
    }
    if (one instanceof HTMLInputElement || !cuts(one) || one.scrollWidth <= one.clientWidth + 1) continue;
    const name = /W{20,}V*/.exec(one.textContent ?? '')?.[0];
    if (!name || one.querySelector('*') || box.width <= 1) continue;
    let says = false;
    for (let box: Element | null = one; box && !says; box = box.parentElement)
      says = [box.getAttribute('title'), box.getAttribute('aria-label')].some((text) => text?.includes(name));
    if (!says) found.push(`${told(one)} cuts a name short`);
  }
  return found;
}

const fits = async (page: Page, where: string) =>
  expect.soft([where, await page.evaluate(misfits)]).toEqual([where, []]);

/** Goes to a page, and waits until it shows this. */
async function look(page: Page, path: string, shown: string): Promise<void> {
  await page.goto(stage.url + path);
  await page.locator(shown).filter({ visible: true }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await fits(page, path);
  await shot(page, `names${path.replaceAll('/', '-')}`);
}

it('no page is wider than the screen of a phone, however long the names are', async () => {
  const [anna, boris, celina] = [await phone('pl'), await phone('ru'), await phone('pl')];
  await post(anna, '/guest', { name: ANNA });
  await post(boris, '/guest', { name: BORIS });
  await post(celina, '/guest', { name: CELINA });
  const ids = await Promise.all([anna, boris].map(async (page) => (await get<{ id: string }>(page, '/me')).id));
  const [annas, borises] = ids as [string, string];
  // A game that runs, one that was rated and is over, one to which Anna is invited, all of them with Boris.
  const game = await table(anna);
  await sit(boris, game);
  for (const page of [anna, boris]) await post(page, `/tables/${game.id}/chat`, { text: W(100) });
  // A few decisions of both, so that there is something to be read in the log.
  for (let turn = 0; turn < 8; turn++)
    for (const page of [anna, boris]) {
      const seen = await get<{ seq: number; choices: { seat: string; action: string }[] }>(page, `/tables/${game.id}`);
      const [choice] = seen.choices;
      if (choice)
        await post(page, `/tables/${game.id}/play`, { seq: seen.seq, seat: choice.seat, action: choice.action });
    }
  const rated = await table(boris, { rated: true });
  await sit(anna, rated);
  const { seq, viewer } = await get<{ seq: number; viewer: string }>(boris, `/tables/${rated.id}`);
  await post(boris, `/tables/${rated.id}/resign`, { seq, seat: viewer });
  await post(anna, '/people/inviting', { who: 'everybody' });
  await post(anna, '/people/follow', { player: borises, follow: true });
  const open = await table(boris, { public: LISTED });
  await post(boris, '/people/invite', { player: annas, table: open.id });
  const own = await table(anna, { public: LISTED });
  const { id: club } = await post<{ id: string }>(anna, '/clubs', { name: W(40) });
  const { key } = await get<{ key: string }>(anna, `/clubs/${club}`);
  await post(boris, `/clubs/${club}/join`, { key });
  await post(celina, `/clubs/${club}/join`);
  await table(anna, { public: { who: { kind: 'club', club } } });
  // What hosts see, one of whom is Anna.
  const { seats } = await get<{ seats: { seat: string; name: string }[] }>(anna, `/tables/${game.id}`);
  const seat = seats.find((one) => one.name === BORIS)?.seat;
  await post(anna, `/tables/${game.id}/report`, { seat, reason: 'other', note: W(200) });
  await post(anna, '/host/enter', { token: TOKEN });
  await post(anna, `/host/players/${borises}/mute`, { reason: W(200), days: 7 });
  await post(anna, '/host/announce', { announcement: { en: W(200), until: Date.now() + 3_600_000 } });
  await post(anna, '/host/invitations', { uses: 1, days: 1, note: W(60) });
  await post(anna, '/me/notices/hook', { url: `https://hooks.example.org/${W(300)}` });

  const speak = (page: Page, language: string) =>
    page.evaluate((language) => localStorage.setItem('quadrivium.language', language), language);
  for (const language of ['pl', 'ru']) {
    await anna.goto(stage.url);
    await speak(anna, language);
    await look(anna, '/', `main :text("${BORIS}")`);
    await look(anna, '/mine', `main :text("${BORIS}")`);
    await look(anna, '/tables', 'main section li');
    await look(anna, '/people', `main :text("${BORIS}")`);
    await look(anna, `/club/${club}`, `main :text("${CELINA}")`);
    await look(anna, '/me', 'main form input');
    await look(anna, `/player/${borises}`, `main :text("${BORIS}")`);
    await look(anna, '/ranking/orleans/2', `main :text("${BORIS}")`);
    for (const face of ['text', 'drawn']) {
      await anna.evaluate((face) => localStorage.setItem('quadrivium.face', face), face);
      await look(anna, `/t/${game.id}`, '.frame');
      const tabs = anna.locator('.frame nav button, nav.tabs button, [role=tab]').filter({ visible: true });
      for (let tab = 0; tab < (await tabs.count()); tab++) {
        await tabs.nth(tab).click();
        await fits(anna, `${face} table, tab ${tab}, ${language}`);
      }
      await shot(anna, `names-table-${face}-${language}`);
    }
    await look(anna, `/t/${rated.id}`, '.frame');
    await look(anna, `/t/${own.id}`, 'main');
    await look(anna, '/host', 'main .panel');
    const tabs = anna.locator('main [role=radiogroup] label, main .seg label');
    for (let tab = 0; tab < (await tabs.count()); tab++) {
      await tabs.nth(tab).click();
      await anna.waitForLoadState('networkidle');
      await fits(anna, `/host, list ${tab}, ${language}`);
      // What hosts do about somebody is asked in a dialog.
      const report = anna.locator('main li button.btn').filter({ visible: true });
      if (tab === 2 && (await report.count()) > 0) {
        await report.first().click();
        await anna.getByRole('dialog').waitFor();
        await fits(anna, `the dialog about a report, ${language}`);
        await anna.keyboard.press('Escape');
      }
    }
    await shot(anna, `names-host-${language}`);
  }

  // Whoever is here for the first time, at an open table and with an invitation of Anna's.
  const dora = await phone('ru');
  await look(dora, '/', '.side section > ul > li button');
  await dora.locator('.side section > ul > li button').last().click();
  await dora.getByRole('dialog').waitFor();
  await fits(dora, 'the dialog to sit down');
  const invite = own.seats.flatMap((one) => one.invite ?? [])[0]?.split('invite=')[1] ?? '';
  await look(dora, `/t/${own.id}?invite=${invite}`, `:text("${ANNA}")`);
});
