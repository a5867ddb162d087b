import { describe, expect, it } from 'vitest';
import type { Line } from '$lib/api/types';
import { tellingOf } from '$lib/games/tellings';
import { namesOf } from '$lib/names.svelte';
import { myTurn, rounds, spoken } from '$lib/telling/chronicle';
import { line } from '$lib/testing/log';
import { clockText, leftNow } from './clock';
import { commandFor } from './keys';
import { leadOf } from './lead';
import { axis, leads, samples, series, ticks } from './series';

const log = [
  line(1, '*', 'x-event-phase-began'),
  line(2, '*', 'x-event-round-began', 'x-event-rolled'),
  line(3, 'A', 'x-event-took', 'x-event-turn-began'),
  line(4, 'B', 'x-event-placed', 'x-event-round-began', 'x-event-rolled'),
  line(5, 'A', 'x-event-took'),
];

describe('the log', () => {
  it('stands under its rounds; a move may end one and begin the next', () => {
    const all = rounds(log);
    expect(all.map((round) => [round.from, round.entries.map((entry) => entry.move)])).toEqual([
      [2, [2, 3, 4]],
      [4, [4, 5]],
    ]);
  });

  it('has a heading for a round as soon as it begins', () => {
    expect(rounds([...log, line(6, 'B', 'x-event-round-began')]).at(-1)).toMatchObject({ from: 6, entries: [] });
  });

  it('leaves out what the prompt says', () => {
    expect(spoken(log.slice(2, 3)).map((phrase) => phrase.key)).toEqual(['x-event-took']);
  });

  it('finds the positions in which I decided', () => {
    expect(myTurn(log, ['A'], 5, -1)).toBe(4);
    expect(myTurn(log, ['A'], 4, -1)).toBe(2);
    expect(myTurn(log, ['A'], 2, 1)).toBe(4);
    expect(myTurn(log, ['A'], 4, 1)).toBeNull();
  });
});

describe('keys', () => {
  const press = (key: string, more = {}, inField = false) =>
    commandFor({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...more }, inField);

  it('undo and redo', () => {
    expect(press('z', { ctrlKey: true })).toBe('undo');
    expect(press('Z', { ctrlKey: true, shiftKey: true })).toBe('redo');
    expect(press('y', { metaKey: true })).toBe('redo');
  });

  it('leave text fields alone, except Esc', () => {
    expect(press('z', { ctrlKey: true }, true)).toBeNull();
    expect(press('ArrowLeft', {}, true)).toBeNull();
    expect(press('Escape', {}, true)).toBe('cancel');
  });

  it('step through history and open the help', () => {
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', '?'].map((key) => press(key))).toEqual([
      'older',
      'newer',
      'first',
      'last',
      'help',
    ]);
  });
});

describe('clocks', () => {
  it('run on between two messages', () => {
    const clock = { left_ms: 60_000, running: true, up: false };
    expect(leftNow(clock, 1000, 11_000)).toBe(50_000);
    expect(leftNow({ ...clock, running: false }, 1000, 11_000)).toBe(60_000);
    expect(leftNow(clock, 0, 99_000)).toBe(0);
  });

  it('read like clocks', () => {
    expect([0, 19_000, 161_000, 3_761_000].map(clockText)).toEqual(['0:00', '0:19', '2:41', '1:02:41']);
  });
});

describe('who leads', () => {
  const standings = (...points: number[]) =>
    points.map((one, i) => ({ seat: 'ABCD'.charAt(i), points: one, breakdown: {}, tie_breaks: {}, rank: 1 }));

  it('is said with the distance to the next', () => {
    expect(leadOf(standings(12, 20, 17))).toEqual({ seats: ['B'], by: 3 });
    expect(leadOf(standings(9, 4, 9))).toEqual({ seats: ['A', 'C'], by: 5 });
  });

  it('is nobody while all are equal', () => {
    expect(leadOf(standings(0, 0, 0))).toBeNull();
    expect(leadOf([])).toBeNull();
  });
});

describe('the chart', () => {
  it('samples where rounds begin, or evenly', () => {
    const many = Array.from({ length: 6 }, (_, i) => line(10 * i + 1, '*', 'x-round-began', 'x-rolled'));
    expect(samples(many, 60).map(({ move }) => move)).toEqual([1, 11, 21, 31, 41, 51, 60]);
    expect(samples([], 40)).toHaveLength(21);
  });

  it('has the marks of the game along it: phases, rounds as far as there is room, years', () => {
    const began = (key: string, args: object) =>
      ({ ...line(0, 'A'), words: [{ key, args }, { key: 'x-did' }] }) as Line;
    const phases = 'ABCDE'
      .split('')
      .flatMap((phase) =>
        [1, 2, 3, 4, 5].map((round) =>
          began('burgundy-event-round-began', { phase: { text: phase }, round: { number: round } }),
        ),
      );
    const seasons = [1, 2, 3].flatMap((year) =>
      ['spring', 'summer', 'autumn', 'winter'].map((season) =>
        began('craftsmen-event-season-began', {
          year: { number: year },
          season: { phrase: { key: `craftsmen-season-${season}` } },
        }),
      ),
    );
    const many = Array.from({ length: 24 }, (_, i) => began('labora-event-round-began', { round: { number: i + 1 } }));
    const marks = (game: string, lines: Line[]) => {
      const log = lines.map((one, i) => ({ ...one, number: i + 1 }));
      return axis(samples(log, 99, tellingOf(game)))
        .map(({ mark }) => mark)
        .join(' ');
    };
    expect(marks('burgundy', phases)).toBe('A B C D E');
    expect(marks('craftsmen', seasons)).toBe('I II III');
    expect(marks('labora', many)).toBe('1 3 5 7 9 11 13 15 17 19 21 23');
  });

  it('shows the lead over the best of the others', () => {
    const standing = (seat: string, points: number) => ({ seat, points, breakdown: {}, tie_breaks: {}, rank: 1 });
    const all = series(
      ['A', 'B'],
      [
        [standing('A', 5), standing('B', 8)],
        [standing('A', 9), standing('B', 8)],
      ],
    );
    expect(all.map((one) => one.values)).toEqual([
      [5, 9],
      [8, 8],
    ]);
    expect(leads(all).map((one) => one.values)).toEqual([
      [-3, 1],
      [3, -1],
    ]);
  });

  it('has round numbers across', () => {
    expect(ticks(0, 214)).toEqual([0, 50, 100, 150, 200, 250]);
    expect(ticks(-13, 20)).toEqual([-20, -10, 0, 10, 20]);
  });
});

it('two players with one name carry their letters', () => {
  const seat = (letter: string, name: string) => ({ seat: letter, kind: 'human' as const, name });
  expect(namesOf([seat('A', 'Ania'), seat('B', 'Ania'), seat('C', 'Bo')])).toEqual({
    A: 'Ania A',
    B: 'Ania B',
    C: 'Bo',
  });
});

it('bots of a record are called as bots are', () => {
  const seat = (letter: string) => ({ seat: letter, kind: 'bot' as const, name: 'bot:apprentice' });
  expect(namesOf([seat('A'), seat('B')])).toEqual(
    namesOf([
      { ...seat('A'), name: '' },
      { ...seat('B'), name: '' },
    ]),
  );
});
