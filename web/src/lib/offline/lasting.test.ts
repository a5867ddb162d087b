import { expect, it, vi } from 'vitest';
import { Lasting } from './lasting.svelte';

it('is asked for once, where it was not promised before', async () => {
  const by = { persisted: vi.fn(async () => false), persist: vi.fn(async () => true) };
  const lasting = new Lasting(by);
  expect(lasting.promised).toBeNull();
  await lasting.look();
  expect([lasting.promised, by.persist.mock.calls.length]).toEqual([false, 0]);
  await lasting.ask();
  await lasting.ask();
  expect(lasting.promised).toBe(true);
  expect(by.persist).toHaveBeenCalledOnce();
});

it('is not asked for again by another page', async () => {
  const by = { persisted: async () => true, persist: vi.fn(async () => true) };
  const lasting = new Lasting(by);
  await lasting.ask();
  expect(lasting.promised).toBe(true);
  expect(by.persist).not.toHaveBeenCalled();
});

it.each([undefined, {}, { persisted: () => Promise.reject(new Error('forbidden')) }])(
  'is promised by nobody where there is no such storage (%#)',
  async (by) => {
    const lasting = new Lasting(by);
    await lasting.ask();
    expect(lasting.promised).toBe(false);
  },
);
