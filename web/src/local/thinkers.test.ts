import { beforeEach, expect, it, vi } from 'vitest';
import { Thinkers, type Head } from './thinkers';

const question = { net: null, question: '{}' };

function thinkersOf(most: number) {
  const heads: (Head & { terminate: ReturnType<typeof vi.fn>; postMessage: ReturnType<typeof vi.fn> })[] = [];
  const to = { slow: vi.fn(), thought: vi.fn(), failed: vi.fn(), missing: vi.fn(), relieved: vi.fn() };
  const make = () => {
    const head = { postMessage: vi.fn(), terminate: vi.fn(), onmessage: null, onerror: null };
    heads.push(head);
    return head as Head;
  };
  return { thinkers: new Thinkers(most, make, to), heads, to };
}

beforeEach(() => void vi.useFakeTimers());

it('so many think at once, the next when one is done, with the same head', () => {
  const { thinkers, heads, to } = thinkersOf(2);
  for (const job of [1, 2, 3]) thinkers.think(job, question);
  expect(heads).toHaveLength(2);
  heads[0]?.onmessage?.({ data: { type: 'thought', last: false, thought: 'perhaps' } });
  expect(heads[0]?.postMessage).toHaveBeenCalledTimes(1);
  heads[0]?.onmessage?.({ data: { type: 'thought', last: true, thought: 'surely' } });
  expect(to.thought.mock.calls).toEqual([
    [1, false, 'perhaps'],
    [1, true, 'surely'],
  ]);
  expect(heads[0]?.postMessage).toHaveBeenCalledTimes(2);
  expect(heads).toHaveLength(2);
});

it('a job that nobody wants ends with its head, or never begins', () => {
  const { thinkers, heads, to } = thinkersOf(1);
  for (const job of [1, 2, 3]) thinkers.think(job, question);
  thinkers.drop(2);
  thinkers.drop(1);
  expect(heads[0]?.terminate).toHaveBeenCalled();
  expect(heads).toHaveLength(2);
  heads[1]?.onmessage?.({ data: { type: 'thought', last: true, thought: 'yes' } });
  expect(to.thought.mock.calls).toEqual([[3, true, 'yes']]);
});

it('says once when it takes long, and when a head has died', () => {
  const { thinkers, heads, to } = thinkersOf(1);
  thinkers.think(1, question);
  thinkers.think(2, question);
  vi.advanceTimersByTime(5000);
  expect(to.slow.mock.calls).toEqual([[1]]);
  heads[0]?.onerror?.({ message: 'no more room' });
  expect(to.failed).not.toHaveBeenCalled();
  // Another one is asked the same before anything else; where that is of no avail either, it is over.
  heads[1]?.onerror?.({ message: 'no more room' });
  expect(to.failed.mock.calls).toEqual([[1, 'no more room']]);
  expect(heads).toHaveLength(3);
  expect([heads[0]?.terminate, heads[1]?.terminate].map((end) => end?.mock.calls.length)).toEqual([1, 1]);
  thinkers.dropAll();
  vi.advanceTimersByTime(5000);
  expect(to.slow.mock.calls).toEqual([[1]]);
});

const missing = { data: { type: 'missing', words: 'offline' } } as const;
const thought = { data: { type: 'thought', last: true, thought: 'yes' } } as const;

it('a job for which a file is missing is tried again after a pause, with the same head', () => {
  const { thinkers, heads, to } = thinkersOf(1);
  thinkers.think(1, question);
  thinkers.think(2, question);
  heads[0]?.onmessage?.(missing);
  expect(to.missing.mock.calls).toEqual([[1]]);
  expect(to.failed).not.toHaveBeenCalled();
  // Others need not wait for it.
  heads[0]?.onmessage?.(thought);
  expect(to.thought.mock.calls).toEqual([[2, true, 'yes']]);
  expect(to.relieved).not.toHaveBeenCalled();
  for (const tries of [3, 4]) {
    vi.advanceTimersByTime(20_000);
    expect(heads[0]?.postMessage).toHaveBeenCalledTimes(tries);
    heads[0]?.onmessage?.(missing);
  }
  vi.advanceTimersByTime(20_000);
  heads[0]?.onmessage?.(thought);
  expect(to.thought).toHaveBeenLastCalledWith(1, true, 'yes');
  expect(to.relieved).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(60_000);
  expect(heads[0]?.postMessage).toHaveBeenCalledTimes(5);
  expect(heads).toHaveLength(1);
});

it('a job for which no head comes is one for which a file is missing', () => {
  const { thinkers, heads, to } = thinkersOf(1);
  thinkers.think(1, question);
  // A script that cannot be loaded is an error without a word.
  heads[0]?.onerror?.({});
  expect(to.missing.mock.calls).toEqual([[1]]);
  expect(heads[0]?.terminate).toHaveBeenCalled();
  thinkers.again();
  expect(heads).toHaveLength(2);
  heads[1]?.onmessage?.(thought);
  expect(to.thought.mock.calls).toEqual([[1, true, 'yes']]);
  expect(to.failed).not.toHaveBeenCalled();
  expect(to.relieved).toHaveBeenCalledTimes(1);
});

it('is tried at once when there is a connection, and not at all when nobody wants it any more', () => {
  const { thinkers, heads, to } = thinkersOf(1);
  for (const job of [1, 2]) {
    thinkers.think(job, question);
    heads[0]?.onmessage?.(missing);
  }
  thinkers.drop(1);
  expect(to.relieved).not.toHaveBeenCalled();
  thinkers.again();
  thinkers.again();
  expect(heads[0]?.postMessage).toHaveBeenCalledTimes(3);
  heads[0]?.onmessage?.(thought);
  expect(to.thought.mock.calls).toEqual([[2, true, 'yes']]);
  expect(to.relieved).toHaveBeenCalledTimes(1);
  thinkers.think(3, question);
  heads[0]?.onmessage?.(missing);
  thinkers.dropAll();
  expect(to.relieved).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(heads[0]?.postMessage).toHaveBeenCalledTimes(4);
});
