/** The worker that shows notices, in a browser that is made up. */

import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';

const TEXT = readFileSync(new URL('push.js', import.meta.url), 'utf8');

const subscription = (endpoint: string) => ({ toJSON: () => ({ endpoint, keys: { p256dh: 'pub', auth: 'secret' } }) });

/** A worker, and what it has asked of its host. */
function worker(offers: object | null, language: string | null) {
  const heard = new Map<string, (event: object) => void>();
  const fetch = vi.fn(async (_path: string, _sent?: { body: string }) => Response.json({ offers }));
  const subscribe = vi.fn(async () => subscription('https://push.example.org/new'));
  const self = {
    addEventListener: (kind: string, listener: (event: object) => void) => heard.set(kind, listener),
    registration: { pushManager: { subscribe } },
  };
  const caches = { open: async () => ({ match: async () => (language ? new Response(language) : undefined) }) };
  new Function('self', 'clients', 'caches', 'fetch', TEXT)(self, {}, caches, fetch);
  const changed = async (event: object) => {
    let done: Promise<unknown> = Promise.resolve();
    heard.get('pushsubscriptionchange')?.({ ...event, waitUntil: (work: Promise<unknown>) => (done = work) });
    await done;
  };
  const sent = () => fetch.mock.calls.slice(1).map(([path, sent]) => [path, JSON.parse(sent?.body ?? '')]);
  return { changed, subscribe, sent };
}

it('tells the host where a browser is reached from now on', async () => {
  const { changed, subscribe, sent } = worker({ push: 'key' }, 'pl');
  await changed({ newSubscription: subscription('https://push.example.org/next') });
  expect(subscribe).not.toHaveBeenCalled();
  const browser = { endpoint: 'https://push.example.org/next', p256dh: 'pub', auth: 'secret', language: 'pl' };
  expect(sent()).toEqual([['/api/me/notices/push', browser]]);
});

it('subscribes anew where the browser has not done so', async () => {
  const { changed, subscribe, sent } = worker({ push: 'key' }, null);
  await changed({ newSubscription: null });
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
  expect(sent()[0]?.[1]).toMatchObject({ endpoint: 'https://push.example.org/new', language: 'en' });
});

it('leaves a host alone that sends none', async () => {
  const { changed, subscribe, sent } = worker({}, 'pl');
  await changed({ newSubscription: null });
  expect([subscribe.mock.calls, sent()]).toEqual([[], []]);
});
