import { expect, test } from 'vitest';
import type { Line } from '$lib/api/types';
import { tellingOf } from '$lib/games/tellings';
import { after, nextStep, stepsAfter, type Step } from './steps';
import plan from '../games/orleans/fixtures/act.json';
import settling from '../games/labora/fixtures/settling.json';
import torture from '../games/orleans/fixtures/torture.json';
import wait from '../games/burgundy/fixtures/wait.json';

const logOf = (fixture: { log: unknown }) => fixture.log as Line[];
const brief = ({ by, heading, entries, to }: Step) => [by ?? heading?.phrase.key ?? '*', entries.length, to];

test('a turn of somebody else is a step, own turns are none', () => {
  const steps = stepsAfter(logOf(settling), tellingOf('labora'), ['A'], 41);
  expect(steps.map(brief)).toEqual([
    ['B', 1, 51],
    ['labora-page-round', 0, 52],
    ['B', 3, 58],
    ['labora-event-phase-began', 0, 62],
  ]);
});

test('every move up to a step is seen moving in it, own ones before it too', () => {
  const [first] = stepsAfter(logOf(settling), tellingOf('labora'), ['A'], 47);
  expect(first?.lines.map((line) => line.number)).toEqual([48, 49, 50, 51]);
});

test('planning is one step for each player', () => {
  const steps = stepsAfter(logOf(plan), tellingOf('orleans'), ['A'], 537);
  expect(steps.slice(0, 3).map(brief)).toEqual([
    ['B', 1, 545],
    ['C', 1, 553],
    ['D', 1, 561],
  ]);
});

test('what several players do alike in a row is one step', () => {
  const passes = stepsAfter(logOf(torture), tellingOf('orleans'), ['A'], 215).find(({ to }) => to === 219);
  expect(passes?.entries.map(({ by, said }) => [by, said[0]?.key])).toEqual([
    ['B', 'orleans-event-passed'],
    ['C', 'orleans-event-passed'],
    ['A', 'orleans-event-passed'],
  ]);
});

test('a round is a step with what it brought to everybody', () => {
  const [round] = stepsAfter(logOf(wait), tellingOf('burgundy'), [], 250);
  expect(round?.heading?.phrase.key).toBe('burgundy-event-round-began');
  expect(round?.heading?.icon).toBe('phase-c');
  expect(round?.entries.flatMap((entry) => entry.chips.map((chip) => chip.seat))).toContain('D');
  const keys = stepsAfter(logOf(torture), tellingOf('orleans'), ['A'], 218).map(brief);
  expect(keys).toEqual(
    expect.arrayContaining([
      ['*', 1, 219],
      ['orleans-event-round-began', 2, 220],
    ]),
  );
});

test('a turn of which more arrives goes on where it was left, as one line', () => {
  const log = logOf(plan);
  const until = (move: number) => log.filter((line) => line.number <= move);
  const telling = tellingOf('orleans');
  const first = nextStep(until(564), telling, ['A'], after(563));
  expect(first && brief(first.step)).toEqual(['C', 1, 564]);
  const more = first && nextStep(until(566), telling, ['A'], first.cursor);
  expect(more && [...brief(more.step), more.step.entries[0]?.from]).toEqual(['C', 1, 566, 564]);
  expect(more && nextStep(until(566), telling, ['A'], more.cursor)).toBeNull();
});
