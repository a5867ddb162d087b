import { beforeEach, expect, it, vi } from 'vitest';
import { Thinkers, type Head } from './thinkers';

const question = { net: null, question: '{}' };

function thinkersOf(most: number) {
  const heads: (Head & { terminate: ReturnType<typeof vi.fn>; postMessage: ReturnType<typeof vi.fn> })[] = [];
  const to = { slow: vi.fn(), thought: vi.fn(), failed: vi.fn() };
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
  heads[0]?.onerror?.(new Event('error'));
  expect(to.failed).toHaveBeenCalledWith(1);
  expect(heads).toHaveLength(2);
  thinkers.dropAll();
  vi.advanceTimersByTime(5000);
  expect(to.slow.mock.calls).toEqual([[1]]);
});
