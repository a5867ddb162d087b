// @vitest-environment jsdom
import { beforeAll, expect, it } from 'vitest';
import type { TournamentCard } from '$generated/api';
import { speech } from '$lib/i18n.svelte';
import { listed } from '$lib/testing/listed';
import { isUsual, request, roundsOf, sizesOf, usualWish, withFormat, withPace } from './wish';
import { about, entrant, howMany, measure, number, roundTime } from './words';

const game = listed('setup', 'boards');
const wish = usualWish(game, { setup: 'standard' });

it('a wish has what its format and its clock can have', () => {
  expect(sizesOf(game).every((size) => size >= 2 && size <= 5)).toBe(true);
  const robin = withFormat(wish, 'round_robin');
  expect(roundsOf('round_robin')).toContain(robin.rounds);
  expect(withFormat({ ...wish, rounds: 5 }, 'series').rounds).toBe(5);
  const live = withPace(wish, 'game');
  expect(live.clock.per).toBe('game');
  expect(live.roundHours).toBeLessThan(wish.roundHours);
});

it('the request names only what is unusual, and counts for ratings only with usual options', () => {
  const [option] = game.options;
  const usual = { ...wish, name: ' Cup ', rated: true, options: { [option?.name ?? '']: option?.default ?? '' } };
  const asked = request(usual, game);
  expect(asked).toMatchObject({ name: 'Cup', rated: true, settings: {}, admission: { kind: 'open' }, most: 16 });
  expect(asked.clock).toEqual({ turn: { move_s: 86_400, weekends_off: true } });
  const odd = { ...usual, options: { [option?.name ?? '']: 'something else' } };
  expect(isUsual(odd, game)).toBe(false);
  expect(request(odd, game)).toMatchObject({ rated: false, settings: { [option?.name ?? '']: 'something else' } });
  expect(request({ ...usual, who: 'club:abc' }, game).admission).toEqual({ kind: 'club', club: 'abc' });
  expect(request({ ...usual, who: 'invitation' }, game).admission).toEqual({ kind: 'invitation' });
  expect('most' in request({ ...usual, format: 'series' }, game)).toBe(false);
  expect(request({ ...usual, most: 2, size: 4 }, game).most).toBe(4);
  expect(request(withPace(usual, 'game'), game).clock).toEqual({ total_s: 1800 });
});

beforeAll(async () => {
  await speech.speak('pl', false);
  await speech.learn('tournaments');
  await speech.learn('finding');
});

it('is told in the words and numbers of the reader', () => {
  const card = {
    format: 'round_robin',
    size: 3,
    clock: { turn: { move_s: 86_400, weekends_off: true } },
    round_h: 120,
    rated: true,
    stage: 'running',
    players: 22,
    most: 64,
  } as TournamentCard;
  expect(about(card)).toBe(
    'Każdy z każdym, stoły po 3 · 24 godz. na ruch, weekendy wolne · 5 dni na rundę · rankingowy',
  );
  expect(howMany(card)).toBe('22 osoby');
  expect(howMany({ ...card, stage: 'open' })).toBe('22 z 64');
  expect(roundTime(4)).toBe('4 godziny na rundę');
  expect(number(1 / 3)).toBe('0,33');
  expect(measure({ by: 'share', value: 0.251 })).toBe('25,1%');
  expect(measure({ by: 'direct' })).toBe('–');
  expect(entrant({ name: '', arms: '', left: true })).toBe('ktoś, kogo już tu nie ma');
});
