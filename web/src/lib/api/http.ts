/** One function per thing that can be asked, whoever answers. */

import { recall } from '../memory';
import { idOf, placeOf, type Place } from './names';
import { askAnybody, askAt, usesDevice } from './places';
import { reach } from './reach.svelte';
import { ApiError, type Answer, type Sent } from './transport';
import type {
  Course,
  Games,
  Guest,
  Invitation,
  Mine,
  NewTable,
  Position,
  Possible,
  Puzzles,
  Puzzling,
  Reasons,
  Seat,
  Settings,
  Snapshot,
  Stand,
  Study,
  Tried,
  Try,
  Verdict,
} from './types';

const json = (body: unknown): Sent => ({ text: JSON.stringify(body), type: 'application/json' });

/** The zone in which this browser lives, as far as it says so. */
export const zoneHere = (): string | undefined => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What a server wants to know of somebody new: where they live, and who has invited them. */
const arriving = () => ({ zone: zoneHere(), invitation: recall('invitation') ?? undefined });

async function said<T>(answer: Promise<Answer>): Promise<T> {
  return (await answer).body as T;
}

/** What whoever is there can answer. */
const get = <T>(path: string) => said<T>(askAnybody('GET', path));
const post = <T>(path: string, body: unknown = {}) => said<T>(askAnybody('POST', path, json(body)));

/** What only the place of a table can answer. */
const askOf = (table: string, method: 'GET' | 'POST', path: string, sent?: Sent) =>
  askAt(placeOf(table), method, `/tables/${encodeURIComponent(idOf(table))}${path}`, sent);
const getOf = <T>(table: string, path = '') => said<T>(askOf(table, 'GET', path));
const postOf = <T>(table: string, path: string, body: unknown = {}) => said<T>(askOf(table, 'POST', path, json(body)));

/** A lesson has a number, an example of the rulebook a name. */
const lesson = (game: string, name: number | string) =>
  `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(name)}`;
const puzzle = (game: string, number: number) => `/games/${encodeURIComponent(game)}/puzzles/${number}`;

/** My tables in one house. A server that cannot be reached has none to show, nor a device on which nobody has sat down. */
async function mineAt(place: Place): Promise<Mine> {
  try {
    return await said<Mine>(askAt(place, 'GET', '/tables/mine'));
  } catch (error) {
    const nobody = error instanceof ApiError && error.refusal.code === 'no_guest';
    if (place === 'server' ? reach.alone : nobody) return { running: [], finished: [] };
    throw error;
  }
}

export const api = {
  /** Who I am in a house, or in the one that is there. */
  guest: (place?: Place) => said<Guest | null>(place ? askAt(place, 'GET', '/guest') : askAnybody('GET', '/guest')),
  nameGuest: (name: string, place: Place = reach.usual) =>
    said<Guest>(askAt(place, 'POST', '/guest', json({ name, ...(place === 'server' ? arriving() : {}) }))),
  games: () => get<Games>('/games'),
  /** What each option can be while the others are so. */
  possible: (game: string, settings: Settings) =>
    post<Possible>(`/games/${encodeURIComponent(game)}/options`, { settings }),
  course: (game: string) => get<Course>(`/games/${encodeURIComponent(game)}/lessons`),
  /** A lesson after so many moves. */
  lesson: (game: string, name: number | string, moves: number, page: boolean) =>
    get<Snapshot>(`${lesson(game, name)}/moves/${moves}${page ? '?page=true' : ''}`),
  /** Why actions are not possible there. */
  lessonWhy: async (game: string, name: number | string, moves: number, seat: Seat, actions: readonly string[]) =>
    (await post<Reasons>(`${lesson(game, name)}/moves/${moves}/why`, { seat, actions })).refusals,
  puzzles: (game: string) => get<Puzzles>(`/games/${encodeURIComponent(game)}/puzzles`),
  /** A puzzle after some decisions, or an earlier position of its game. */
  puzzle: (game: string, number: number, moves: readonly string[], page: boolean, at?: number) =>
    post<Puzzling>(puzzle(game, number), { moves, page, at }),
  /** Why actions are not possible there. */
  puzzleWhy: async (game: string, number: number, moves: readonly string[], seat: Seat, actions: readonly string[]) =>
    (await post<Reasons>(`${puzzle(game, number)}/why`, { moves, seat, actions })).refusals,
  /** What a whole turn is worth beside the best; without any decisions only what that is. */
  solve: (game: string, number: number, moves: readonly string[]) =>
    post<Verdict>(`${puzzle(game, number)}/answer`, { moves }),
  /** My tables, wherever they stand; a server that does not know me has none. */
  mine: async (known: boolean): Promise<Mine> => {
    const houses = [
      ...(known && reach.server ? ['server' as const] : []),
      ...(usesDevice() ? ['device' as const] : []),
    ];
    const all = await Promise.all(houses.map(mineAt));
    return { running: all.flatMap((one) => one.running), finished: all.flatMap((one) => one.finished) };
  },
  open: (wish: NewTable, place: Place = reach.usual) => said<Snapshot>(askAt(place, 'POST', '/tables', json(wish))),
  table: (id: string) => getOf<Snapshot>(id),
  /** A position of the past; of a finished game also as another seat saw it. */
  position: (id: string, move: number, page: boolean, as?: Seat) =>
    getOf<Position>(id, `/moves/${move}?page=${page}${as ? `&as=${as}` : ''}`),
  /** Why actions of my seat are not possible now; nothing for those that are. */
  why: async (id: string, seat: Seat, actions: readonly string[]) =>
    (await postOf<Reasons>(id, '/why', { seat, actions })).refusals,
  /** Where everybody stands now; the number of moves only says that it is asked again after each. */
  stand: (id: string, _move: number) => getOf<Stand>(id, '/stand'),
  /** A private copy on which something is tried. */
  tried: (id: string, ask: Try) => postOf<Tried>(id, '/try', ask),
  /** Why actions are not possible there. */
  triedWhy: async (id: string, ask: Try, actions: readonly string[]) =>
    (await postOf<Reasons>(id, '/try/why', { ...ask, actions })).refusals,
  /** Keeps what was tried for when I am asked. */
  intend: (id: string, ask: Try) => postOf<unknown>(id, '/intend', ask),
  /** Forgets one of the answers that I have kept. */
  forgo: (id: string, seat: Seat, answer: number) => postOf<unknown>(id, '/forgo', { seat, answer }),
  /** What is known about a finished game. */
  analysis: (id: string) => getOf<Study>(id, '/analysis'),
  /** Has it analysed, from where it was left. */
  analyse: (id: string) => postOf<Study>(id, '/analysis'),
  stopAnalysis: (id: string) => postOf<Study>(id, '/analysis/stop'),
  /** A moment of it after some decisions, or an earlier position of the game. */
  moment: (id: string, move: number, moves: readonly string[], page: boolean, at?: number) =>
    postOf<Puzzling>(id, `/analysis/moments/${move}`, { moves, page, at }),
  /** Why actions are not possible there. */
  momentWhy: async (id: string, move: number, moves: readonly string[], seat: Seat, actions: readonly string[]) =>
    (await postOf<Reasons>(id, `/analysis/moments/${move}/why`, { moves, seat, actions })).refusals,
  /** What a whole turn is worth there beside the best that was found. */
  momentAnswer: (id: string, move: number, moves: readonly string[]) =>
    postOf<Verdict>(id, `/analysis/moments/${move}/answer`, { moves }),
  sit: (id: string, invite: string) => postOf<unknown>(id, '/sit', { invite }),
  /** Gives a seat another link; whoever sits there goes only if they shall. */
  invite: (id: string, seat: Seat, sendAway: boolean) => postOf<unknown>(id, '/invite', { seat, send_away: sendAway }),
  /** What a link leads to, before one sits down. */
  invitation: (id: string, invite: string) => getOf<Invitation>(id, `/invitation?invite=${encodeURIComponent(invite)}`),
  /** Gives an open seat to a bot. */
  seatBot: (id: string, seat: Seat, level: string) => postOf<unknown>(id, '/bot', { seat, level }),
  remove: (id: string) => postOf<{ deleted: boolean }>(id, '/remove'),
  rematch: (id: string) => postOf<{ id: string }>(id, '/rematch'),
  canFork: (id: string, moves: number) => getOf<{ possible: boolean }>(id, `/fork?moves=${moves}`),
  fork: (id: string, moves: number, kind: 'sandbox' | 'hotseat') =>
    postOf<{ id: string }>(id, '/fork', { moves, kind }),
  /** Plays on from a position on one seat, against bots of a rank, or of one for each seat. */
  forkAgainst: (id: string, moves: number, seat: Seat, level: string, levels?: readonly (string | null)[]) =>
    postOf<{ id: string }>(id, '/fork', { moves, kind: 'bots', seat, level, levels }),
  /** The record of a finished game, and what its file is called. */
  record: (id: string) => askOf(id, 'GET', '/record'),
  /** The record of a running game that nobody else plays; only this device gives it away. */
  recordSoFar: (id: string) => askOf(id, 'GET', '/record?running=true'),
  upload: (text: string, place: Place = reach.usual) =>
    said<{ id: string }>(askAt(place, 'POST', '/records', { text, type: 'text/plain' })),
};
