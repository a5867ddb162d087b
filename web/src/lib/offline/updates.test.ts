import { expect, it, vi } from 'vitest';
import { Updates } from './updates.svelte';

/** A browser in which a version comes when the test says so. */
function browserOf(controlled: boolean) {
  const workers = Object.assign(new EventTarget(), {
    controller: controlled ? {} : null,
    ready: Promise.resolve({ active: { postMessage: vi.fn() } }),
  });
  const registration = Object.assign(new EventTarget(), {
    waiting: null,
    installing: null as EventTarget | null,
    update: vi.fn(async () => undefined),
  });
  let [looked, time]: [() => void, number] = [() => undefined, 0];
  const register = vi.fn(async () => registration);
  const by = {
    workers: Object.assign(workers, { register }) as unknown as ServiceWorkerContainer,
    reload: vi.fn(),
    rest: (then: () => void) => then(),
    looked: (then: () => void) => void (looked = then),
    now: () => time,
  };
  /** Somebody comes back to the page after so long. */
  const back = (after: number) => {
    time += after;
    looked();
  };
  const arrive = (coming: EventTarget & { state: string }) => {
    coming.state = 'installed';
    coming.dispatchEvent(new Event('statechange'));
  };
  const install = () => {
    const coming = Object.assign(new EventTarget(), { state: 'installing', postMessage: vi.fn() });
    registration.installing = coming;
    registration.dispatchEvent(new Event('updatefound'));
    arrive(coming);
    return coming;
  };
  return {
    by,
    register,
    registration,
    install,
    arrive,
    back,
    takeOver: () => workers.dispatchEvent(new Event('controllerchange')),
  };
}

it('the first version is nobody’s news', async () => {
  const { by, register, install } = browserOf(false);
  const updates = new Updates(by);
  updates.start('/sw.js');
  await register.mock.results[0]?.value;
  install();
  expect(updates.ready).toBeNull();
});

it('a later one waits until somebody wants it', async () => {
  const { by, register, install, takeOver } = browserOf(true);
  const updates = new Updates(by);
  updates.start('/sw.js');
  await register.mock.results[0]?.value;
  await Promise.resolve();
  const coming = install();
  expect(updates.ready).toBe(coming);
  updates.begin();
  expect(coming.postMessage).toHaveBeenCalledWith({ type: 'begin' });
  expect(by.reload).not.toHaveBeenCalled();
  takeOver();
  expect(by.reload).toHaveBeenCalledTimes(1);
});

it('one with which another tab has begun interrupts nobody, and is there for whoever wants it', async () => {
  const { by, register, install, takeOver } = browserOf(true);
  const updates = new Updates(by);
  updates.start('/sw.js');
  await register.mock.results[0]?.value;
  await Promise.resolve();
  const coming = install();
  coming.state = 'activated';
  takeOver();
  expect(by.reload).not.toHaveBeenCalled();
  // Nothing takes over any more.
  updates.begin();
  expect(by.reload).toHaveBeenCalledTimes(1);
});

it('one that was on its way when the page was opened is heard of', async () => {
  const { by, register, registration, arrive } = browserOf(true);
  const coming = Object.assign(new EventTarget(), { state: 'installing', postMessage: vi.fn() });
  registration.installing = coming;
  const updates = new Updates(by);
  updates.start('/sw.js');
  await register.mock.results[0]?.value;
  await Promise.resolve();
  arrive(coming);
  expect(updates.ready).toBe(coming);
});

it('a version that waits keeps what the one before it does', async () => {
  const { by } = browserOf(true);
  const [active, waiting] = [{ postMessage: vi.fn() }, { postMessage: vi.fn() }];
  Object.assign(by.workers, { ready: Promise.resolve({ active, waiting }) });
  const updates = new Updates(by);
  updates.keep('pl');
  await Promise.resolve();
  for (const version of [active, waiting]) {
    expect(version.postMessage).toHaveBeenCalledWith({ type: 'keep', language: 'pl' });
  }
  void updates.keepAll('ru', () => undefined);
  await Promise.resolve();
  expect(waiting.postMessage).toHaveBeenLastCalledWith({ type: 'keep', language: 'ru', later: true });
});

it('a page that stays open looks again now and then, when somebody looks at it', async () => {
  const { by, register, registration, back } = browserOf(true);
  new Updates(by).start('/sw.js');
  await register.mock.results[0]?.value;
  await Promise.resolve();
  back(60_000);
  expect(registration.update).not.toHaveBeenCalled();
  back(3_600_000);
  back(60_000);
  expect(registration.update).toHaveBeenCalledTimes(1);
  registration.update.mockRejectedValueOnce(new TypeError('offline'));
  back(3_600_000);
  back(3_600_000);
  expect(registration.update).toHaveBeenCalledTimes(3);
});
