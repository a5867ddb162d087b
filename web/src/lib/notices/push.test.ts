import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { person } from '$lib/api/person';
import { guest } from '$lib/guest.svelte';
import { bytes, coded, Push, type Browser } from './push';

let subscribe: MockInstance<typeof person.subscribe>;
let unsubscribe: MockInstance<typeof person.unsubscribe>;

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  guest.become({ id: 'anna' } as never);
  subscribe = vi.spyOn(person, 'subscribe').mockResolvedValue({});
  unsubscribe = vi.spyOn(person, 'unsubscribe').mockResolvedValue({});
});

/** A browser that subscribes, or not. */
function browserOf(permission: NotificationPermission, fails = false) {
  const subscription = {
    endpoint: 'https://push.example.org/abc',
    getKey: (name: string) => Uint8Array.from(name === 'auth' ? [1, 2, 3] : [250, 251, 252]).buffer,
    unsubscribe: vi.fn(async () => true),
  };
  const old = { unsubscribe: vi.fn(async () => true) };
  const pushManager = {
    getSubscription: vi.fn(async () => old),
    subscribe: vi.fn(async () => {
      if (fails) throw new Error('no push service');
      return subscription;
    }),
  };
  const register = vi.fn(async () => ({}));
  const registration = { pushManager };
  const workers = { register, ready: Promise.resolve(registration), getRegistration: async () => registration };
  const note = vi.fn(async () => undefined);
  const permitted = { allowed: async () => permission, permission: () => permission };
  const by = { workers, note, ...permitted } as unknown as Browser;
  return { by, register, pushManager, old, note };
}

it('keys go to the browser and come back as they are written on the wire', () => {
  expect([...bytes('-_8A')]).toEqual([251, 255, 0]);
  expect(coded(Uint8Array.from([251, 255, 0]).buffer)).toBe('-_8A');
  expect(coded(null)).toBe('');
});

it('a page that keeps nothing gets a small worker once somebody wants notices', async () => {
  const { by, register, pushManager, old } = browserOf('granted');
  expect(await new Push(by, false).begin('-_8A', 'pl')).toBeNull();
  expect(register).toHaveBeenCalledWith('/push.js');
  expect(old.unsubscribe).toHaveBeenCalled();
  expect(pushManager.subscribe).toHaveBeenCalledWith({
    userVisibleOnly: true,
    applicationServerKey: Uint8Array.from([251, 255, 0]),
  });
  const sent = { endpoint: 'https://push.example.org/abc', p256dh: '-vv8', auth: 'AQID', language: 'pl' };
  expect(subscribe).toHaveBeenCalledWith(sent);
});

it('a page that is kept has its own worker', async () => {
  const { by, register } = browserOf('granted');
  expect(await new Push(by, true).begin('-_8A', 'en')).toBeNull();
  expect(register).not.toHaveBeenCalled();
});

it('says what is in the way and tells the server nothing', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect(await new Push(browserOf('denied').by, false).begin('-_8A', 'en')).toBe('denied');
  expect(await new Push(browserOf('granted', true).by, false).begin('-_8A', 'en')).toBe('failed');
  const none = { ...browserOf('granted').by, workers: null };
  expect(await new Push(none, false).begin('-_8A', 'en')).toBe('cannot');
  expect(new Push(none, false).possible).toBe(false);
  expect(subscribe).not.toHaveBeenCalled();
});

it('ends here and there', async () => {
  const { by, old } = browserOf('granted');
  await new Push(by, false).end();
  expect(unsubscribe).toHaveBeenCalled();
  expect(old.unsubscribe).toHaveBeenCalled();
});

it('renews at the next page what the browser or its service has let go', async () => {
  const { by, pushManager, old, note } = browserOf('granted');
  const notices = vi.spyOn(person, 'notices');
  const push = new Push(by, false);
  await push.renew('pl');
  expect(notices, 'nobody has switched it on here').not.toHaveBeenCalled();
  await push.begin('-_8A', 'pl');
  expect(note).toHaveBeenCalledWith('pl');
  const shown = (here: boolean) => notices.mockResolvedValue({ offers: { push: '-_8A' }, here } as never);
  shown(true);
  pushManager.getSubscription.mockResolvedValue({ ...old, endpoint: 'https://push.example.org/abc' } as never);
  await push.renew('pl');
  expect(subscribe, 'all is well').toHaveBeenCalledTimes(1);
  shown(false);
  await push.renew('pl');
  expect(subscribe, 'the server has torn it').toHaveBeenCalledTimes(2);
  shown(true);
  pushManager.getSubscription.mockResolvedValue(null as never);
  await push.renew('ru');
  expect(subscribe, 'the browser has another address').toHaveBeenCalledTimes(3);
  expect(subscribe).toHaveBeenLastCalledWith(expect.objectContaining({ language: 'ru' }));
});

it('renews nothing for somebody else, for nobody who has forbidden it, or after the end', async () => {
  const { by } = browserOf('granted');
  const notices = vi.spyOn(person, 'notices').mockResolvedValue({ offers: { push: '-_8A' }, here: false } as never);
  await new Push(by, false).begin('-_8A', 'pl');
  guest.become({ id: 'jan' } as never);
  await new Push(by, false).renew('pl');
  guest.become({ id: 'anna' } as never);
  await new Push(browserOf('denied').by, false).renew('pl');
  await new Push(by, false).end();
  await new Push(by, false).renew('pl');
  expect(notices).not.toHaveBeenCalled();
});
