import { describe, expect, it } from 'vitest';
import type { Game, RankedRow } from '$lib/api/types';
import { speech } from '$lib/i18n.svelte';
import type { SeatKind, Wish } from '$lib/lobby/wish';
import { wordsOf } from '$lib/testing/words';
import { bounds, Graph, steps, withBots } from './chart';
import { unrated } from './unrated';
import { dayNamed, lately, signed, sinceMonth } from './words';

const game = {
  game: 'orleans',
  options: [
    { name: 'edition', default: 'polish' },
    { name: 'extra_tiles', default: 'false' },
  ],
} as unknown as Game;

function wish(kinds: SeatKind[], options: Record<string, string> = {}, level = 'apprentice'): Wish {
  const seats = kinds.map((kind) => ({ kind, level, name: '' }));
  return { game: 'orleans', place: 'server', seats, options, clock: null, noHints: false, public: null };
}

describe('whether a table can be rated', () => {
  it.each([
    [wish(['you', 'open', 'bot']), null],
    [wish(['you', 'open'], { edition: 'original' }), null],
    [wish(['you', 'open'], { extra_tiles: 'true' }), 'options'],
    [wish(['you', 'bot', 'bot']), 'people'],
    [wish(['you', 'hotseat', 'open']), 'hotseat'],
    [wish(['you', 'open', 'bot'], {}, 'random'), 'bot'],
    [{ ...wish(['you', 'open']), place: 'device' as const }, 'people'],
  ])('%#', (wished, why) => {
    expect(unrated(wished, game)).toBe(why);
  });
});

const row = (rating: number, margin: number) => ({ rating, margin, player: String(rating) }) as RankedRow;

describe('the ranking', () => {
  it('puts a bot before whoever is not surely stronger', () => {
    const bots = [1000, 1285, 1540].map((rating) => ({ rank: String(rating), rating }));
    const list = withBots([row(1608, 52), row(1561, 44), row(1371, 67), row(1322, 71)], bots);
    expect(list.map((entry) => entry.bot?.rating ?? entry.row?.rating)).toEqual([
      1608, 1540, 1561, 1371, 1285, 1322, 1000,
    ]);
    expect(withBots([], bots).map((entry) => entry.bot?.rating)).toEqual([1540, 1285, 1000]);
  });
});

describe('the graph', () => {
  const moments = [
    { at: 100, rating: 1200, margin: 300, provisional: true },
    { at: 200, rating: 1300, margin: 100, provisional: false },
  ];
  const graph = new Graph(moments, [{ rank: 'master', rating: 1540 }], { left: 40, right: 240, top: 10, bottom: 110 });

  it('holds the band and the bots', () => {
    expect([graph.low, graph.high]).toEqual([800, 1600]);
    expect([graph.x(100), graph.x(150), graph.x(200)]).toEqual([40, 140, 240]);
    expect([graph.y(800), graph.y(1600)]).toEqual([110, 10]);
    expect(graph.line).toBe('M40.0 60.0L240.0 47.5');
    expect(graph.band.endsWith('Z')).toBe(true);
  });

  it('reads the nearest moment', () => {
    expect([graph.nearest(0), graph.nearest(139), graph.nearest(141), graph.nearest(900)]).toEqual([0, 0, 1, 1]);
  });

  it('draws nothing of nothing', () => {
    const empty = new Graph([], [], { left: 0, right: 1, top: 0, bottom: 1 });
    expect([empty.line, empty.band]).toEqual(['', '']);
    expect(Number.isFinite(empty.x(5))).toBe(true);
  });

  it('has round numbers', () => {
    expect(bounds([1001, 1299])).toEqual({ low: 900, high: 1400 });
    expect(steps(900, 1400)).toEqual([900, 1000, 1100, 1200, 1300, 1400]);
    expect(steps(600, 2000)).toEqual([800, 1200, 1600, 2000]);
  });
});

it('tells changes and days', () => {
  expect([signed(14), signed(-3), signed(0), signed(null)]).toEqual(['+14', '−3', '–', '–']);
  const now = new Date(2026, 10, 18, 12).getTime();
  expect(lately(now - 3_600_000, now)).toBe('today');
  expect(lately(now - 86_400_000, now)).toBe('yesterday');
  expect(lately(now - 3 * 86_400_000, now)).toBe('Sunday');
  expect(lately(now - 400 * 86_400_000, now)).toContain('2025');
});

describe('dates in sentences', () => {
  it.each([
    ['en', 'Here since November 2026.', 'These numbers hold since November 18, 2026.'],
    ['pl', 'Tutaj od listopada 2026.', 'Te liczby obowiązują od 18 listopada 2026.'],
    ['ru', 'Здесь с ноября 2026.', 'С 18 ноября 2026 г. эти числа не менялись.'],
  ] as const)('in %s', (language, since, hold) => {
    const words = (speech.words = wordsOf(language));
    expect(words.text('ratings-since', { month: sinceMonth(Date.UTC(2026, 10, 18, 12)) })).toBe(since);
    expect(words.text('ratings-how-bots', { since: dayNamed('2026-11-18') })).toContain(hold);
  });
});
