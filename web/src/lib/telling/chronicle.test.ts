import { describe, expect, test } from 'vitest';
import type { Line, Phrase } from '$lib/api/types';
import { tellingOf } from '$lib/games/tellings';
import { wordsOf } from '$lib/testing/words';
import { LANGUAGES } from '$lib/words';
import { rounds, type LogEntry } from './chronicle';
import { kindOf } from './kinds';
import { sayingOf, wholeOf } from './saying';

const recorded = import.meta.glob<{ log: Line[]; game: string }>('../games/*/fixtures/*.json', {
  eager: true,
  import: 'default',
});
const fixture = (name: string) => {
  const found = recorded[`../games/${name}.json`];
  if (!found) throw new Error(`no fixture ${name}`);
  return found;
};
const read = (name: string) => rounds(fixture(name).log, tellingOf(name.split('/')[0]));
const words = wordsOf('en');
const names = { A: 'Ann', B: 'Bob', C: 'Cid', D: 'Dan' };
const text = (entry: LogEntry, inWords = words) =>
  sayingOf(inWords, entry, names)
    .map((part) => part.text)
    .join('');
const amounts = (entry: LogEntry) =>
  entry.chips.map(({ seat, icon, by }) =>
    [seat, by === null ? '' : by > 0 ? `+${by}` : by, icon].filter(Boolean).join(' '),
  );
const heads = (name: string) => read(name).map(({ heading }) => (heading ? words.say(heading.phrase) : null));
const last = (entries: LogEntry[], start: string) => entries.findLast((entry) => text(entry).startsWith(start));

test('Burgundy: a tile, what it cost and what it brought are one line', () => {
  const entries = read('burgundy/fixtures/wait').at(-1)?.entries ?? [];
  const placed = last(entries, 'Bob placed');
  expect(placed && text(placed)).toBe('Bob placed 4 chickens on space 28.');
  expect(placed && amounts(placed)).toEqual(['-2 worker', '+7 points', '+4 points']);
  const dice = entries.find((entry) => entry.chips[0]?.icon === 'die5');
  expect(dice && [dice.by, ...amounts(dice)]).toEqual([
    '*',
    'B die5',
    'B die6',
    'C die1',
    'C die2',
    'A die5',
    'A die5',
    'D die4',
    'D die6',
  ]);
});

test('Burgundy: the end of the game is a line for the mines, one for the points, one for the end', () => {
  const entries = read('burgundy/fixtures/over').at(-1)?.entries ?? [];
  const [mines, points, end] = entries.slice(-3);
  expect(mines && amounts(mines)).toEqual(['A +2 silver', 'B +2 silver', 'B +2 worker', 'D +3 silver']);
  expect(points && amounts(points)).toHaveLength(13);
  expect(points?.chips[0]?.label?.key).toBe('burgundy-source-silver');
  expect(end && text(end)).toBe('The game is over.');
  expect(last(entries, 'Ann took workers')?.chips).toHaveLength(1);
});

test('what begins like a sentence is one; the rest of a line goes on after a semicolon', () => {
  const say = (...said: Phrase[]) => text({ by: 'A', said } as LogEntry);
  const about = (key: string) => ({ phrase: { key } });
  const args = {
    seat: { seat: 'A' },
    building: about('labora-building-market'),
    spot: about('labora-building-market'),
  };
  const built = { key: 'labora-event-built', args };
  const stays = { key: 'labora-skip-enter' };
  expect(say(built, stays)).toMatch(/\. \p{Lu}/u);
  expect(say(built, built)).toContain('; ');
});

test('Ora et Labora: building, and what was paid for it, is one line', () => {
  const all = read('labora/fixtures/settling').flatMap((round) => round.entries);
  const built = last(all, 'Bob built the Windmill');
  expect(built && [built.from, built.move, text(built), ...amounts(built)]).toEqual([
    54,
    54,
    'Bob built the Windmill in column 5, row 0.',
    '-3 wood',
    '-2 clay',
  ]);
  const used = last(all, 'Bob sent');
  expect(used && [used.from, used.move, ...amounts(used)]).toEqual([55, 56, '-5 grain', '+5 flour', '+5 straw']);
});

test('Ora et Labora: the first round has its heading, a new round at once, and it comes again after a settlement phase', () => {
  expect(heads('labora/fixtures/produce')).toEqual(['Round 1']);
  expect(heads('labora/fixtures/settling').slice(-2)).toEqual(['Round 6', 'Settlement phase A.']);
  expect(heads('labora/fixtures/turn').at(-1)).toBe('Round 10');
  const line = (by: string, ...keys: string[]): Line => ({
    number: 63,
    by,
    action: null,
    events: [],
    at: 0,
    words: keys.map((key) => ({ key, args: { seat: { seat: by } } })),
  });
  const { log } = fixture('labora/fixtures/settling');
  const after = rounds(
    [...log, line('A', 'labora-event-settled', 'labora-event-turn-began'), line('B', 'labora-event-felled')],
    tellingOf('labora'),
  );
  expect(after.slice(-2).map(({ heading }) => heading && words.say(heading.phrase))).toEqual([
    'Settlement phase A.',
    'Round 7',
  ]);
  expect(after.at(-1)?.entries.map((entry) => entry.by)).toEqual(['B']);
});

test('Orléans: an action is one line, planning is one, and nobody passes in the line of another', () => {
  const all = read('orleans/fixtures/take').flatMap((round) => round.entries);
  const farm = last(all, 'Cid used the Farm');
  expect(farm && [farm.by, ...amounts(farm)]).toEqual(['C', 'f-farmer', '+1 g-cheese']);
  const wagon = last(all, 'Cid used the Wagon');
  expect(wagon && [text(wagon), ...amounts(wagon)]).toEqual([
    'Cid used the Wagon; travelled by road from Orléans to Chartres.',
    '+1 g-wool',
  ]);
  const planned = last(all, 'Cid has planned');
  expect(planned?.chips.map(({ icon, label }) => [icon, label?.key])).toContainEqual([
    'f-boatman',
    'orleans-place-farmhouse',
  ]);
  const passes = read('orleans/fixtures/over')
    .flatMap((round) => round.entries)
    .filter((entry) => / passed\.$/.test(text(entry)));
  expect(passes.map((entry) => entry.by)).toEqual(['A', 'B', 'C', 'D']);
});

test('Orléans: what an event brings to each player stands in the line of the event', () => {
  const all = read('orleans/fixtures/torture').flatMap((round) => round.entries);
  const event = all.find((entry) => entry.icon === 'e-harvest');
  expect(event && [event.by, ...amounts(event)]).toEqual(['*', 'B -1 g-grain', 'C -1 g-grain', 'A -5 coin']);
});

test('Craftsmen: the scoring of a year is told for everybody, and stands under it', () => {
  const year = read('craftsmen/fixtures/scored').find(
    ({ heading }) => heading?.phrase.key === 'craftsmen-event-year-ended',
  );
  expect(year?.entries.flatMap(amounts)).toContain('C +7 points');
  expect(year?.entries.every((entry) => entry.by === '*')).toBe(true);
});

test('Craftsmen: what came to nothing is told as a deed, or not at all', () => {
  const done = (key: string, count = 0): Line => ({
    number: 1,
    by: 'B',
    action: 'done',
    words: [
      {
        key: 'log-action',
        args: { seat: { seat: 'B' }, action: { phrase: { key, args: { count: { number: count } } } } },
      },
    ],
    events: [],
    at: 0,
  });
  const told = (key: string, count?: number, inWords = words) =>
    rounds([done(key, count)], tellingOf('craftsmen')).flatMap(({ entries }) =>
      entries.map((entry) => text(entry, inWords)),
    );
  expect(told('craftsmen-done-exchange')).toEqual([]);
  expect(told('craftsmen-done-token')).toEqual([]);
  expect(told('craftsmen-done-bankers')).toEqual(['Bob took no cards.']);
  expect(told('craftsmen-done-crafts', 2)).toEqual(['Bob lost 2 work points.']);
  expect(told('craftsmen-done-crafts', 5, wordsOf('pl'))).toEqual(['Bob: traci 5 punktów pracy.']);
  expect(told('craftsmen-done-crafts', 2, wordsOf('ru'))).toEqual(['Bob: теряет 2 очка работы.']);
  // No recorded log says what a button says.
  for (const [path, { log, game }] of Object.entries(recorded))
    for (const { entries } of rounds(log, tellingOf(game)))
      for (const entry of entries)
        expect(text(entry), path).not.toMatch(/Keep everything|[.:] (?:Take|Build|Do|Pay|On top|Under|The prior) /u);
});

test('Craftsmen: the question says how many work points are left', () => {
  const left = (language: 'en' | 'pl' | 'ru', count: number) =>
    wordsOf(language).text('craftsmen-ask-crafts', { count });
  expect(left('en', 2)).toContain('Work points left: 2');
  expect([2, 5].map((count) => left('pl', count).split('.')[0])).toEqual([
    'Masz jeszcze 2 punkty pracy',
    'Masz jeszcze 5 punktów pracy',
  ]);
  expect([1, 2, 5].map((count) => left('ru', count).split('.')[0])).toEqual([
    'Осталось 1 очко работы',
    'Осталось 2 очка работы',
    'Осталось 5 очков работы',
  ]);
});

describe('every sentence of every recorded game', () => {
  const files = Object.entries(recorded).map(([path, { log }]) => ({ game: path.split('/')[2] ?? '', path, log }));

  test('has its place in the log', () => {
    const unknown = files.flatMap(({ game, log }) =>
      log
        .flatMap((line) => line.words)
        .filter((phrase: Phrase) => phrase.key.includes('-event-') && !kindOf(tellingOf(game), phrase)),
    );
    expect([...new Set(unknown.map((phrase) => phrase.key))]).toEqual([]);
  });

  test('is told in every language, in short and in whole', () => {
    for (const language of LANGUAGES) {
      const inWords = wordsOf(language);
      for (const { game, path, log } of files) {
        for (const { heading, entries } of rounds(log, tellingOf(game))) {
          const all = [
            heading ? inWords.say(heading.phrase) : '',
            ...entries.map((entry) => text(entry, inWords) + wholeOf(inWords, entry, names)),
          ];
          expect(
            all.filter((one) => one.includes('[') || one.includes('{')),
            `${path} ${language}`,
          ).toEqual([]);
        }
      }
    }
  });
});
