import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Turns } from './turns';

type Granted = (lock: object | null) => Promise<void> | undefined;

/** The locks of a browser: whoever asks first has it, until what they do with it is over. */
function locksOf() {
  let last: Promise<unknown> = Promise.resolve();
  let held = 0;
  const request = async (_name: string, { signal, ifAvailable }: LockOptions, granted: Granted) => {
    if (ifAvailable && held > 0) return granted(null);
    held += 1;
    const mine = last.then(() => (signal?.aborted ? undefined : granted({}))).finally(() => (held -= 1));
    last = mine;
    return mine;
  };
  return { request } as unknown as LockManager;
}

const settled = () => vi.advanceTimersByTimeAsync(0);

describe('the bot of a table that two tabs look at', () => {
  beforeEach(() => void vi.useFakeTimers());

  function tabs() {
    const [locks, slow, think] = [locksOf(), vi.fn(), vi.fn()];
    return { one: new Turns(locks, slow), other: new Turns(locks, slow), slow, think };
  }

  it('is thought about in one of them', async () => {
    const { one, other, think } = tabs();
    one.take(1, 't1', () => think('one'));
    other.take(5, 't1', () => think('other'));
    await settled();
    expect(think.mock.calls).toEqual([['one']]);
    // The other hears of the move, and drops its question.
    other.end(5);
    one.end(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(think.mock.calls).toEqual([['one']]);
  });

  it('is not thought about in the other while it hears what was decided', async () => {
    const { one, other, think } = tabs();
    one.take(1, 't1', () => think('one'));
    other.take(5, 't1', () => think('other'));
    await settled();
    one.end(1);
    await vi.advanceTimersByTimeAsync(50);
    other.end(5);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(think.mock.calls).toEqual([['one']]);
    one.take(2, 't1', () => think('one'));
    await settled();
    expect(think).toHaveBeenCalledTimes(2);
  });

  it('is thought about in the other when the first is gone', async () => {
    const { one, other, think } = tabs();
    one.take(1, 't1', () => think('one'));
    other.take(5, 't1', () => think('other'));
    await settled();
    one.endAll();
    await settled();
    expect(think).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(200);
    expect(think.mock.calls).toEqual([['one'], ['other']]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(think).toHaveBeenCalledTimes(2);
  });

  it('is thought about here when the other does nothing for long, and meanwhile it is said that somebody thinks', async () => {
    const { one, other, slow, think } = tabs();
    one.take(1, 't1', () => think('one'));
    await settled();
    other.take(5, 't1', () => think('other'));
    await vi.advanceTimersByTimeAsync(400);
    expect(slow).toHaveBeenCalledExactlyOnceWith(5);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(think.mock.calls).toEqual([['one'], ['other']]);
    one.end(1);
    await settled();
    expect(think).toHaveBeenCalledTimes(2);
  });
});

it('is thought about at once where a browser has no locks', () => {
  const think = vi.fn();
  new Turns(undefined, vi.fn()).take(1, 't1', think);
  expect(think).toHaveBeenCalledOnce();
});
