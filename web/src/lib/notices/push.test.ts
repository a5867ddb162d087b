import { beforeEach, expect, it, vi, type MockInstance } from 'vitest';
import { person } from '$lib/api/person';
import { bytes, coded, Push, type Browser } from './push';

let subscribe: MockInstance<typeof person.subscribe>;
let unsubscribe: MockInstance<typeof person.unsubscribe>;

beforeEach(() => {
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
  const by = { workers, allowed: async () => permission } as unknown as Browser;
  return { by, register, pushManager, old };
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
  const none = { workers: null, allowed: async () => 'granted' as const };
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
