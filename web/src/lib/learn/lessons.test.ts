// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Choice, Line, Snapshot } from '$lib/api/types';
import { Table } from '$lib/table.svelte';
import { written, type Written } from '$lib/testing/lessons';
import { wordsOf } from '$lib/testing/words';
import { LANGUAGES } from '$lib/words';
import { Coach, PAUSE } from './coach.svelte';
import { LessonTable } from './lessontable';
import { answerOf, lessonKey, saidIn } from './said';

const offer = (seat: string, action: string): Choice => ({ seat, action, words: { key: 'w' }, heading: { key: 'h' } });
const WRONG = 'something else';

/** A server that knows one lesson: what stands in it is offered, and something else too. */
function snapshotOf({ game, lesson, actions }: Written, moves: number): Snapshot {
  const mine = actions[moves]?.by === lesson.seat;
  const action = actions[moves]?.action ?? '';
  const log = actions
    .slice(0, moves)
    .map(({ by }, at): Line => ({ number: at + 1, by, action: 'x', words: [], events: [], at: 0 }));
  return {
    id: 'lesson',
    kind: 'sandbox',
    parent: null,
    game,
    rules: 1,
    settings: {},
    players: 2,
    created: 0,
    state: 'running',
    seq: 1,
    moves,
    seats: [],
    viewer: lesson.seat,
    turn: { players: [lesson.seat] },
    prompt: { key: 'ask' },
    choices: mine ? [offer(lesson.seat, action), offer(lesson.seat, WRONG)] : [],
    undo: { to: null, turn_start: null, redo: null, free: false, request: null },
    view: { moves },
    standings: [],
    log,
    chat: [],
    spectators: 0,
    rematch: null,
    now: 0,
  };
}

function open(lesson: Written, page = false, start = 0) {
  const noted = vi.fn<(step: number, finished: boolean) => void>();
  const coach = new Coach(lesson.lesson, start, noted);
  const why = vi.fn(async () => []);
  const means = new LessonTable(coach, { at: async (moves) => snapshotOf(lesson, moves), why });
  const table = new Table('lesson', page, means);
  return { coach, means, table, noted, why };
}

const settle = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('there are lessons', () => {
  expect(written.length).toBeGreaterThan(4);
});

describe.each(written.map((one) => ({ name: `${one.game} ${one.lesson.number}`, one })))('$name', ({ one }) => {
  it('is played through, with something wrong at every step', async () => {
    const { coach, table, noted } = open(one);
    await settle();
    for (const [index, step] of coach.steps.entries()) {
      expect(coach.index).toBe(index);
      expect(table.now?.moves).toBe(step.at);
      for (const [at, action] of step.actions.entries()) {
        expect(table.now?.choices.map((choice) => choice.action)).toEqual([action, WRONG]);
        expect(coach.takes([WRONG])).toBe(false);
        expect(coach.answer).toEqual({ reasons: [] });
        expect(coach.offersHelp).toBe(at > 0);
        expect(table.now?.moves).toBe(step.at + at);
        expect(coach.takes([action])).toBe(true);
        expect(coach.answer).toBeNull();
        table.play(offer(one.lesson.seat, action));
        await settle();
        expect(table.now?.moves).toBe(step.at + at + 1);
      }
      expect(table.now?.choices).toEqual([]);
      if (step.actions.length) await vi.advanceTimersByTimeAsync(PAUSE);
      else coach.enter();
      await settle();
    }
    expect(coach.finished).toBe(true);
    expect(noted).toHaveBeenLastCalledWith(coach.steps.length - 1, true);
    expect(table.log).toHaveLength(table.now?.moves ?? 0);
  });

  it('is skipped through, and gone back through', async () => {
    const { coach, table } = open(one);
    await settle();
    for (let step = 0; step < coach.steps.length; step++) {
      coach.next();
      await settle();
    }
    expect(coach.finished).toBe(true);
    const last = coach.steps.at(-1);
    expect(table.now?.moves).toBe((last?.at ?? 0) + (last?.actions.length ?? 0));
    for (let step = coach.steps.length - 1; step >= 0; step--) {
      coach.back();
      await settle();
      expect(coach.index).toBe(step);
      expect(table.now?.moves).toBe(coach.steps[step]?.at);
      expect(table.log).toHaveLength(coach.steps[step]?.at ?? 0);
    }
  });

  it.each(LANGUAGES)('is told in %s', (language) => {
    const words = wordsOf(language);
    const key = lessonKey(one.game, String(one.lesson.number));
    expect(words.has(key) && words.attribute(key, 'about')).toBeTruthy();
    for (const step of one.lesson.steps) {
      const said = saidIn(words, one.game, String(one.lesson.number), step.key);
      expect(said.idea).not.toMatch(/^\[/u);
      expect(said.text).not.toBe('');
      expect(said.task !== null).toBe(step.actions.length > 0);
      if (!step.actions.length) continue;
      // Something that is possible and not meant is answered kindly, something that is not with the game's own reason.
      const kindly = answerOf(words, said, { reasons: [] });
      expect(kindly).toBe(said.nearly ?? words.text('learn-nearly'));
      expect(kindly).not.toMatch(/^\[|^$/u);
      const why = answerOf(words, said, { reasons: ['the die shows another number'] });
      expect(why).toContain('The die shows another number');
    }
  });
});

describe('a lesson', () => {
  const first = written.find((one) => one.game === 'burgundy' && one.lesson.number === 1) as Written;
  const doing = first.lesson.steps.findIndex((step) => step.actions.length > 0);
  const double = first.lesson.steps.findIndex((step) => step.actions.length > 1);

  it('shows the step to whoever tried twice', async () => {
    const { coach, table } = open(first, false, doing);
    await settle();
    coach.tried(['the die shows another number']);
    expect(coach.answer).toEqual({ reasons: ['the die shows another number'] });
    expect(coach.offersHelp).toBe(false);
    coach.tried([]);
    expect(coach.offersHelp).toBe(true);
    coach.help();
    await settle();
    expect(coach.done).toBe(true);
    expect(table.now?.moves).toBe(coach.step.at + coach.step.actions.length);
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(coach.index).toBe(doing + 1);
  });

  /** A lesson whose server answers only while nothing is down. */
  function unsteady(start = 0) {
    const server = { down: true };
    const coach = new Coach(first.lesson, start);
    const means = new LessonTable(coach, {
      at: async (moves) => {
        if (server.down) throw new Error('down');
        return snapshotOf(first, moves);
      },
      why: async () => [],
    });
    return { server, coach, table: new Table('lesson', false, means) };
  }

  it('comes to the step that it was on the way to when the connection was lost', async () => {
    const { server, coach, table } = unsteady(doing);
    server.down = false;
    await settle();
    expect(table.now?.moves).toBe(coach.step.at);
    server.down = true;
    // Farther than what was prepared for.
    coach.go(coach.steps.length - 1);
    expect(coach.step.at).toBeGreaterThan(table.now?.moves ?? 0);
    await settle();
    expect(table.connection).toBe('lost');
    server.down = false;
    table.retry();
    await settle();
    expect([table.now?.moves, coach.moves]).toEqual([coach.step.at, coach.step.at]);
    expect(coach.left).toEqual(coach.step.actions);
  });

  it('takes back inside a step, and no farther', async () => {
    const { coach, table } = open(first, false, double);
    await settle();
    const { at, actions } = coach.step;
    expect(table.now?.undo).toMatchObject({ to: null, redo: at + 1 });
    coach.takes(actions.slice(0, 1));
    table.play(offer(first.lesson.seat, actions[0] ?? ''));
    await settle();
    expect(table.now?.undo.to).toBe(at);
    table.undo();
    await settle();
    expect(table.now?.moves).toBe(at);
    expect(coach.left).toEqual(actions);
  });

  it('takes several decisions at once where they are the next ones', async () => {
    const { coach, table } = open(first, false, double);
    await settle();
    const [action = '', ...then] = coach.step.actions;
    expect(coach.takes([action, ...then, WRONG])).toBe(false);
    expect(coach.takes([action, ...then])).toBe(true);
    table.play({ ...offer(first.lesson.seat, action), then });
    await settle();
    expect(coach.done).toBe(true);
  });

  it('says what is asked, and that there is something to read where nothing is', async () => {
    const reading = first.lesson.steps.findIndex((step) => step.actions.length === 0);
    const { coach, table } = open(first, false, reading);
    await settle();
    expect(table.now?.prompt).toEqual({ key: 'learn-read' });
    coach.go(doing);
    await settle();
    expect(table.now?.prompt).toEqual({ key: 'ask' });
    coach.go(coach.steps.length - 1);
    coach.next();
    await settle();
    expect(table.now?.prompt).toEqual({ key: 'learn-finished' });
  });

  it('means one decision after the other, and at once only what has no order', () => {
    const meant = (...actions: string[]) => {
      const coach = new Coach({ ...first.lesson, steps: [{ key: '', at: 0, actions, light: [] }] });
      coach.moves = 0;
      return coach.meant;
    };
    expect(meant('assign knight ship.1', 'assign monk ship.2')).toEqual(['assign knight ship.1']);
    expect(meant('pay red1', 'pay red2', 'done')).toEqual(['pay red1', 'pay red2']);
    expect(meant('pay red1', 'give red2')).toEqual(['pay red1']);
    expect(meant('end')).toEqual(['end']);
    expect(meant('work winery_2', 'load 4', 'done')).toEqual(['work winery_2', 'load 4']);
    expect(meant('make grapes winery_2', 'work winery_2')).toEqual(['make grapes winery_2']);
  });

  it('takes what is paid together in any order, and everything else in its own', () => {
    const takes = (actions: string[], ...tried: string[]) => {
      const coach = new Coach({ ...first.lesson, steps: [{ key: '', at: 0, actions, light: [] }] });
      coach.moves = 0;
      return coach.takes(tried);
    };
    expect(takes(['pay wood 1', 'pay coin 1'], 'pay coin 1', 'pay wood 1')).toBe(true);
    expect(takes(['pay wood 1', 'pay coin 1'], 'pay coin 1')).toBe(false);
    expect(takes(['place d1 1 6', 'place d2 2 5'], 'place d2 2 5', 'place d1 1 6')).toBe(false);
    expect(takes(['end'], 'end', 'end')).toBe(false);
  });

  it('goes back from a deed before the next step comes', async () => {
    const { coach, table } = open(first, false, doing);
    await settle();
    coach.help();
    await settle();
    coach.back();
    await settle();
    await vi.advanceTimersByTimeAsync(PAUSE * 2);
    expect(coach.index).toBe(doing);
    expect(table.now?.moves).toBe(coach.step.at);
  });

  it('waits for nothing that is not clicked: hovering is no try', async () => {
    const { means, why } = open(first, false, doing);
    const tried = vi.fn();
    means.ontried = tried;
    await settle();
    await means.why('A', ['x']);
    expect(tried).not.toHaveBeenCalled();
    means.trying = true;
    await means.why('A', ['x']);
    expect(tried).toHaveBeenCalledOnce();
    expect(why).toHaveBeenCalledTimes(2);
  });

  it('begins where it was left, and shows any of its positions', async () => {
    const { coach, table } = open(first, false, double);
    await settle();
    expect(coach.index).toBe(double);
    await table.look(3);
    expect(table.shown?.view).toEqual({ moves: 3 });
  });

  it('asks again when the server did not answer', async () => {
    const { server, coach, table } = unsteady();
    await settle();
    expect(table.connection).toBe('lost');
    server.down = false;
    table.retry();
    await settle();
    expect(table.now?.moves).toBe(coach.step.at);
  });
});
