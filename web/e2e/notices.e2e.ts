import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import { createServer as createHttp } from 'node:http';
import { createServer, type AddressInfo, type Socket } from 'node:net';
import type { CDPSession, Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { violations } from './axe';
import { WHOLE, setStage, shot } from './stage';

/** Letters as an SMTP server gets them, and who waits for the next one. */
const letters: string[] = [];
let arrived: (() => void) | null = null;

function talk(socket: Socket) {
  let text = '';
  let inside = false;
  socket.setEncoding('utf8').write('220 sink\r\n');
  socket.on('error', () => undefined);
  socket.on('data', (part: string) => {
    text += part;
    for (;;) {
      const end = text.indexOf(inside ? '\r\n.\r\n' : '\r\n');
      if (end < 0) return;
      const line = text.slice(0, end);
      text = text.slice(end + (inside ? 5 : 2));
      if (inside) {
        letters.push(line);
        arrived?.();
        inside = false;
        socket.write('250 OK\r\n');
      } else if (/^DATA/i.test(line)) {
        inside = true;
        socket.write('354 go on\r\n');
      } else socket.write(/^QUIT/i.test(line) ? '221 bye\r\n' : '250 OK\r\n');
    }
  });
}

const listening = async (server: ReturnType<typeof createServer>) => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

/** The next letter, with the lines whole that were broken on the way. */
async function letter(): Promise<string> {
  while (letters.length === 0) await new Promise<void>((resolve) => (arrived = resolve));
  return (letters.shift() ?? '').replaceAll('=\r\n', '');
}

/** What a push service gets for this browser. */
const pushed: Buffer[] = [];
let delivered: (() => void) | null = null;
const service = createHttp((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    pushed.push(Buffer.concat(parts));
    response.writeHead(201).end();
    delivered?.();
  });
});

async function push(): Promise<Buffer> {
  while (pushed.length === 0) await new Promise<void>((resolve) => (delivered = resolve));
  return pushed.shift() ?? Buffer.alloc(0);
}

/** The keys of the browser; Chromium has none without the service of its maker. */
const key = createECDH('prime256v1');
const publicKey = key.generateKeys();
const auth = Buffer.alloc(16, 7);

/** What is in a message, by the other side of RFC 8291. */
function read(message: Buffer): string {
  const salt = message.subarray(0, 16);
  const theirs = message.subarray(21, 21 + (message[20] ?? 0));
  const coded = message.subarray(21 + theirs.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, theirs]);
  const agreed = Buffer.from(hkdfSync('sha256', key.computeSecret(theirs), auth, info, 32));
  const of = (use: string, length: number) =>
    Buffer.from(hkdfSync('sha256', agreed, salt, Buffer.from(`Content-Encoding: ${use}\0`), length));
  const cipher = createDecipheriv('aes-128-gcm', of('aes128gcm', 16), of('nonce', 12));
  cipher.setAuthTag(coded.subarray(-16));
  const text = Buffer.concat([cipher.update(coded.subarray(0, -16)), cipher.final()]);
  return text.subarray(0, -1).toString();
}

const smtp = createServer(talk);
const ports = await Promise.all([listening(smtp), listening(service)]);
const stage = setStage(
  [
    ...['--smtp', `smtp://127.0.0.1:${ports[0]}`, '--mail-from', 'Quadrivium <turns@play.example.org>'],
    ...['--public-url', 'https://play.example.org', '--private-webhooks'],
  ],
  WHOLE,
);
afterAll(() => {
  smtp.close();
  service.close();
});

/** Lets the page subscribe with keys of ours at a service of ours. */
async function subscribing(page: Page) {
  const keys = { p256dh: [...publicKey], auth: [...auth], endpoint: `http://127.0.0.1:${ports[1]}/push` };
  await page.addInitScript(({ p256dh, auth: secret, endpoint }) => {
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async () =>
      ({
        endpoint,
        getKey: (name: string) => Uint8Array.from(name === 'auth' ? secret : p256dh).buffer,
        unsubscribe: async () => true,
      }) as unknown as PushSubscription;
  }, keys);
}

/** Hands a message to the service worker as the browser would. */
async function deliver(devtools: CDPSession, origin: string, data: string) {
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ isDeleted }) => !isDeleted);
      if (found) resolve(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registration, data });
}

it('by the browser and by letter: allowed, confirmed by a link on another device, tested, and stopped by one click', async () => {
  const { page } = await stage.visitor({ keeps: true, options: { permissions: ['notifications'] } });
  await subscribing(page);
  await page.goto(`${stage.url}/me`);
  await page.getByRole('textbox', { name: 'Name' }).fill('Anna');
  await page.getByRole('textbox', { name: 'Name' }).press('Enter');
  await page.getByRole('heading', { name: 'When it is my turn' }).waitFor();
  expect(await violations(page)).toEqual([]);

  // A worker that only shows notices is enough.
  await page.getByRole('switch', { name: /Notify on this device/ }).check();
  await page.getByText('Kept.').waitFor();
  await page.getByRole('button', { name: 'Send a test' }).click();
  await page.getByText('A test is on its way.').waitFor();
  const told = read(await push());
  expect(JSON.parse(told)).toMatchObject({ title: 'This is a test', path: '/me', lang: 'en' });
  await deliver(await page.context().newCDPSession(page), new URL(stage.url).origin, told);
  const shown = await page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    for (;;) {
      const [notice] = await worker.getNotifications();
      if (notice) return { title: notice.title, tag: notice.tag };
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  expect(shown).toEqual({ title: 'This is a test', tag: 'turn' });

  // By letter.
  await page.getByRole('switch', { name: 'Write me an e-mail' }).check();
  await page.getByRole('textbox', { name: 'E-mail address' }).fill('anna@example.org');
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('not confirmed').waitFor();
  const confirm = /https:\/\/play\.example\.org(\/letters\/confirm\/\w+)/.exec(await letter())?.[1] ?? '';
  const phone = (await stage.visitor({ options: { viewport: { width: 390, height: 780 } } })).page;
  await phone.goto(`${stage.url}${confirm}`);
  await phone.getByRole('button', { name: 'Yes, write to me' }).click();
  await phone.getByText('Confirmed: letters come to this address.').waitFor();
  expect(await violations(phone)).toEqual([]);
  await page.reload();
  await page.getByText('confirmed', { exact: true }).waitFor();
  await page.getByRole('radio', { name: 'Hourly' }).check({ force: true });
  await page.getByText('Kept.').waitFor();
  await page.getByRole('switch', { name: /Quiet hours/ }).check();
  await page.getByLabel('from').waitFor();
  await shot(page, 'notices-1366');
  expect(await violations(page)).toEqual([]);

  // Each way can be looked at in the other languages.
  for (const [language, heading] of [
    ['pl', 'Gdy jest mój ruch'],
    ['ru', 'Когда мой ход'],
  ] as const) {
    await page.evaluate((wanted) => localStorage.setItem('quadrivium.language', wanted), language);
    await page.setViewportSize({ width: 390, height: 1800 });
    await page.reload();
    await page.getByRole('heading', { name: heading }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await shot(page, `notices-390-${language}`);
  }

  // A test goes both ways now; its link stops the letters, after somebody has said so.
  await page.getByRole('button', { name: 'Проверить' }).click();
  const stop = /https:\/\/play\.example\.org(\/letters\/stop\/\w+)/.exec(await letter())?.[1] ?? '';
  await push();
  await phone.goto(`${stage.url}${stop}`);
  await phone.getByRole('button', { name: 'Stop the letters' }).click();
  await phone.getByText('No more letters come to this address.').waitFor();
  await page.reload();
  const mail = page.getByRole('switch', { name: 'Писать на почту' });
  await mail.waitFor();
  expect(await mail.isChecked()).toBe(false);
});
