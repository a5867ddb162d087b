import { expect, it, vi } from 'vitest';
import type { LobbyFrame, OpenTable } from '$generated/api';
import type { Socket } from '$lib/api/transport';
import { guest } from '$lib/guest.svelte';
import { listed } from '$lib/testing/listed';
import { quickWish, request, withPlace, withPlayers } from '$lib/lobby/wish';
import { matches } from './filters.svelte';
import { LobbyNews } from './lobby.svelte';
import { wayOf, withWay } from './ways';

const game = listed('setup', 'boards');
const wish = quickWish(game, ['random', 'apprentice'], 'en');
const kinds = (of: typeof wish) => of.seats.map((seat) => seat.kind);
const untouched = { clock: false };

it('each way has its usual seats and clock, and what was chosen by hand stays', () => {
  expect(wayOf(wish)).toBe('bots');
  const friends = withWay(wish, 'friends', untouched, 'en');
  expect([wayOf(friends), kinds(friends)]).toEqual(['friends', ['you', 'open', 'open']]);
  expect(friends.clock).toEqual({ per: 'turn', seconds: 86_400, weekendsOff: true });
  const open = withWay(friends, 'public', untouched, 'pl');
  expect([wayOf(open), open.public]).toEqual(['public', { who: 'everybody', language: 'pl' }]);
  expect(kinds(withPlayers(open, 4, 'random'))).toEqual(['you', 'open', 'open', 'open']);
  const mine = { ...open, clock: { per: 'game' as const, seconds: 900 } };
  expect(withWay(mine, 'friends', { clock: true }, 'pl').clock).toEqual(mine.clock);
  const back = withWay(open, 'bots', untouched, 'pl');
  expect([kinds(back), back.clock, back.public]).toEqual([['you', 'bot', 'bot'], null, null]);
});

it('a public table says to whom it is listed; on a device nobody else comes', () => {
  const open = withWay(wish, 'public', untouched, 'ru');
  expect(request(open, game).public).toEqual({ who: { kind: 'everybody' }, language: 'ru' });
  const of = (who: string) => request({ ...open, public: { who, language: 'en' } }, game).public?.who;
  expect([of('met'), of('club:abc')]).toEqual([{ kind: 'met' }, { kind: 'club', club: 'abc' }]);
  expect(request(wish, game).public).toBeUndefined();
  expect(withPlace(open, 'device').public).toBeNull();
});

function table(id: string, more: Partial<OpenTable> = {}): OpenTable {
  const seats: OpenTable['seats'] = [
    { seat: 'A', kind: 'human', name: 'Ann', player: 'ann' },
    { seat: 'B', kind: 'open', name: '' },
  ];
  const who = { kind: 'everybody' as const };
  return { id, game: 'orleans', options: {}, state: 'waiting', created: 1, who, seats, ...more };
}

it('filters are by game, pace and language', () => {
  const one = table('a', { language: 'pl', clock: { turn: { move_s: 86_400, weekends_off: true } } });
  const all = { game: '', pace: '', language: '' };
  expect(matches(one, all)).toBe(true);
  expect(matches(one, { ...all, game: 'orleans', pace: 'turns', language: 'pl' })).toBe(true);
  for (const other of [{ game: 'labora' }, { pace: 'live' }, { language: 'en' }])
    expect(matches(one, { ...all, ...other })).toBe(false);
  expect(matches(table('b'), { ...all, pace: 'turns' })).toBe(false);
  const long = table('c', { clock: { days: { total_s: 864_000 } } });
  expect([matches(long, { ...all, pace: 'turns' }), matches(long, { ...all, pace: 'live' })]).toEqual([true, false]);
});

const offers = { public: true, quick: true, people: false, clubs: false, tournaments: false };

it('the list follows what the server tells, and a table that is closed says so until one looks elsewhere', () => {
  const news = new LobbyNews();
  news.hear({ type: 'all', offers, tables: [table('a'), table('b')] });
  news.hear({ type: 'changed', tables: [table('c', { created: 2 })], gone: ['a'] });
  expect(news.open.map(({ id }) => id)).toEqual(['c', 'b']);
  expect(news.closed.map(({ id }) => id)).toEqual(['a']);
  news.hear({ type: 'changed', tables: [table('b', { state: 'running' })], gone: [] });
  expect([news.open.length, news.running.length]).toEqual([1, 1]);
  // A game that is over was not closed.
  news.hear({ type: 'changed', tables: [], gone: ['b'] });
  expect(news.closed.map(({ id }) => id)).toEqual(['a']);
  news.forgetClosed();
  expect(news.closed).toEqual([]);
});

it('one connection serves all who look on, ends with the last, and tells of my own tables', () => {
  const sockets: Socket[] = [];
  const news = new LobbyNews(() => {
    const socket: Socket = { send: vi.fn(), close: vi.fn(), onopen: null, onmessage: null, onclose: null };
    sockets.push(socket);
    return socket;
  });
  const mine = vi.fn();
  const stop = [news.watch(), news.watch(mine)];
  expect(sockets).toHaveLength(1);
  const say = (frame: LobbyFrame) => sockets[0]?.onmessage?.(frame as never);
  say({ type: 'all', offers, tables: [] });
  say({ type: 'changed', tables: [table('a')], gone: [] });
  expect(mine).not.toHaveBeenCalled();
  say({ type: 'changed', tables: [table('b', { yours: true })], gone: [] });
  expect(mine).toHaveBeenCalledOnce();
  stop[0]?.();
  expect(sockets[0]?.close).not.toHaveBeenCalled();
  stop[1]?.();
  expect(sockets[0]?.close).toHaveBeenCalledOnce();
});

it('many words of my company are one question at a time and one more after it', async () => {
  const answers: (() => void)[] = [];
  const asked = vi.spyOn(guest, 'load').mockImplementation(() => new Promise((done) => answers.push(done)));
  const news = new LobbyNews();
  const first = news.refresh();
  const others = [news.refresh(), news.refresh()];
  for (let n = 0; n < 50; n += 1) news.hear({ type: 'company' });
  expect(asked).toHaveBeenCalledTimes(1);
  answers[0]?.();
  await first;
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  answers[1]?.();
  await Promise.all(others);
  expect(asked).toHaveBeenCalledTimes(2);
  const later = news.refresh();
  expect(asked).toHaveBeenCalledTimes(3);
  answers[2]?.();
  await later;
  asked.mockRestore();
});
