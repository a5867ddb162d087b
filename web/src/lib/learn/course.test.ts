// @vitest-environment jsdom

import { beforeEach, describe, expect, it } from 'vitest';
import type { Course } from '$lib/api/types';
import { textsOf } from '$lib/testing/words';
import { boxesOf, sameBoxes } from './boxes';
import { cardsOf } from './cards';
import { Remarks } from './first';
import { nextOf, note, progressOf } from './progress';

const steps = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ key: `${at}`, at, actions: [], light: [] }));
const course: Course = {
  lessons: [
    { number: 1, seat: 'A', steps: steps(7) },
    { number: 2, seat: 'A', steps: steps(2) },
  ],
  first_game: {
    players: 2,
    remarks: [
      { asked: 'dice', key: 'begin', times: 1 },
      { asked: 'dice', key: 'again', times: 2 },
    ],
  },
  examples: [],
};

beforeEach(() => localStorage.clear());

describe('a course', () => {
  it('ends in a first game', () => {
    expect(cardsOf(course)).toEqual([
      { name: '1', number: 1, minutes: 2 },
      { name: '2', number: 2, minutes: 1 },
      { name: 'first', number: null, minutes: 3 },
    ]);
    expect(cardsOf({ lessons: [], first_game: null, examples: [] })).toEqual([]);
  });

  it('is remembered by the browser', () => {
    const names = ['1', '2', 'first'];
    expect(nextOf(names, progressOf('burgundy'))).toBe('1');
    note('burgundy', '1', 3, false);
    expect(progressOf('burgundy')).toEqual({ done: [], steps: { 1: 3 } });
    note('burgundy', '1', 6, true);
    note('burgundy', '1', 6, true);
    expect(progressOf('burgundy')).toEqual({ done: ['1'], steps: { 1: 0 } });
    expect(nextOf(names, progressOf('burgundy'))).toBe('2');
    expect(nextOf(names, progressOf('labora'))).toBe('1');
    expect(nextOf(names, { done: names, steps: {} })).toBeNull();
  });

  it('forgets what it cannot read', () => {
    localStorage.setItem('quadrivium.learn.burgundy', 'nonsense');
    expect(progressOf('burgundy')).toEqual({ done: [], steps: {} });
  });
});

describe('the first game', () => {
  it('is remarked on less and less', () => {
    const remarks = new Remarks(course.first_game ?? { players: 2, remarks: [] });
    expect(remarks.hear('dice', 1)).toBe('begin');
    expect(remarks.hear('dice', 1)).toBe('begin');
    expect(remarks.hear('other', 2)).toBeNull();
    expect([3, 4, 5].map((move) => remarks.hear('dice', move))).toEqual(['again', 'again', null]);
  });
});

describe('the veil', () => {
  it('leaves free what is meant and what is spoken of, and gilds only the latter', () => {
    document.body.innerHTML = `<main><div class="table-root">
      <i data-target="space:20" data-advised></i><i data-at="slot:A:1"></i><i data-at="other"></i>
      <i data-target="die:4" data-advised><b data-at="die:A:0"></b></i></div></main>`;
    for (const one of document.querySelectorAll('i, b')) {
      one.getBoundingClientRect = () => new DOMRect(10, 20, 30, 40);
    }
    const within = document.querySelector('main') as Element;
    const boxes = boxesOf(within, ['slot:A:1', 'die:A:0', 'space:20', 'nothing']);
    expect(boxes.map(({ lit }) => lit)).toEqual([false, false, true]);
    expect(boxes[0]).toMatchObject({ x: 6, y: 16, width: 38, height: 48 });
    expect(sameBoxes(boxes, boxesOf(within, ['slot:A:1']))).toBe(true);
    expect(boxesOf(document.createElement('main'), [])).toEqual([]);
  });
});

describe('the words of the coach', () => {
  const sources = import.meta.glob<string>(['./*.{ts,svelte}', '!./*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const code = Object.values(sources).join('\n');
  const own = [...(textsOf('en').get('learn.ftl') ?? '').matchAll(/^(learn-[\w-]+) =/gmu)].map(([, key]) => key ?? '');

  it('are all there, and none is left over', () => {
    const used = [...code.matchAll(/'(learn-[a-z-]+[a-z])'/gu)].map(([, key]) => key ?? '');
    expect([...new Set(used)].filter((key) => !own.includes(key))).toEqual([]);
    expect(own.filter((key) => !used.includes(key))).toEqual([]);
  });
});
