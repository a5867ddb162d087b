/** What a server would say to whoever asks for a hint or where everybody stands: as long as it can become. */

import type { Arg, Hint, Phrase, Seat, Snapshot, Stand } from '../src/lib/api/types';

const TURNS = 3;

/** The offers with the longest words, each with every source of points as a reason. */
export function hintAt(snapshot: Snapshot, seat: Seat): Hint {
  const { game, choices, standings } = snapshot;
  const sources = Object.keys(standings.find((one) => one.seat === seat)?.breakdown ?? {});
  const gains: Arg = {
    list: sources.map((source, at) => ({
      key: at % 2 ? 'coach-loss' : 'coach-gain',
      args: {
        source: { phrase: { key: `${game}-source-${source.replaceAll('_', '-')}` } },
        points: { number: 10 + at },
      },
    })),
  };
  const why: Phrase[] = ['coach-now', 'coach-later'].map((key) => ({ key, args: { gains } }));
  const advice = choices
    .filter((choice) => choice.seat === seat)
    .sort((one, other) => JSON.stringify(other.words).length - JSON.stringify(one.words).length)
    .slice(0, TURNS)
    .map(({ action, words }, at) => ({
      actions: [action],
      words: [words],
      why,
      reason: { now: [], later: [], events: [] },
      equal: at > 0,
      looks: 400,
      points: { mean: 152 - at, error: 3 },
      chance: { mean: 0.62 - at / 100, error: 0.04 },
    }));
  return { seat, advice, looks: 1200, of: 1200, done: true };
}

export function standAt({ standings }: Snapshot): Stand {
  const ended = standings.map((one) => ({
    ...one,
    points: one.points + 100,
    breakdown: Object.fromEntries(Object.entries(one.breakdown).map(([source, points]) => [source, points + 10])),
  }));
  const expected = standings.map(({ seat }) => ({
    seat,
    points: { mean: 152, error: 2 },
    chance: { mean: 1 / standings.length, error: 0.05 },
    spread: 14,
  }));
  return { now: standings, ended, expected };
}
