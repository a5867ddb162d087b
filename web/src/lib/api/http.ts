/** One function per thing that can be asked, whoever answers. */

import { remote } from './remote';
import type { Sent } from './transport';
import type {
  Course,
  Games,
  Guest,
  Invitation,
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
  TableSummary,
  Tried,
  Try,
  Verdict,
} from './types';

async function ask<T>(method: 'GET' | 'POST', path: string, sent?: Sent): Promise<T> {
  return (await remote.ask(method, path, sent)).body as T;
}

const get = <T>(path: string) => ask<T>('GET', path);
const post = <T>(path: string, body: unknown = {}) =>
  ask<T>('POST', path, { text: JSON.stringify(body), type: 'application/json' });

const lesson = (game: string, number: number) => `/games/${encodeURIComponent(game)}/lessons/${number}`;
const puzzle = (game: string, number: number) => `/games/${encodeURIComponent(game)}/puzzles/${number}`;
const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  guest: () => get<Guest | null>('/guest'),
  nameGuest: (name: string) => post<Guest>('/guest', { name }),
  games: () => get<Games>('/games'),
  /** What each option can be while the others are so. */
  possible: (game: string, settings: Settings) =>
    post<Possible>(`/games/${encodeURIComponent(game)}/options`, { settings }),
  course: (game: string) => get<Course>(`/games/${encodeURIComponent(game)}/lessons`),
  /** A lesson after so many moves. */
  lesson: (game: string, number: number, moves: number, page: boolean) =>
    get<Snapshot>(`${lesson(game, number)}/moves/${moves}${page ? '?page=true' : ''}`),
  /** Why actions are not possible there. */
  lessonWhy: async (game: string, number: number, moves: number, seat: Seat, actions: readonly string[]) =>
    (await post<Reasons>(`${lesson(game, number)}/moves/${moves}/why`, { seat, actions })).refusals,
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
  mine: () => get<{ running: TableSummary[]; finished: TableSummary[] }>('/tables/mine'),
  open: (wish: NewTable) => post<Snapshot>('/tables', wish),
  table: (id: string) => get<Snapshot>(table(id)),
  /** A position of the past; of a finished game also as another seat saw it. */
  position: (id: string, move: number, page: boolean, as?: Seat) =>
    get<Position>(`${table(id)}/moves/${move}?page=${page}${as ? `&as=${as}` : ''}`),
  /** Why actions of my seat are not possible now; nothing for those that are. */
  why: async (id: string, seat: Seat, actions: readonly string[]) =>
    (await post<Reasons>(`${table(id)}/why`, { seat, actions })).refusals,
  /** Where everybody stands now; the number of moves only says that it is asked again after each. */
  stand: (id: string, _move: number) => get<Stand>(`${table(id)}/stand`),
  /** A private copy on which something is tried. */
  tried: (id: string, ask: Try) => post<Tried>(`${table(id)}/try`, ask),
  /** Why actions are not possible there. */
  triedWhy: async (id: string, ask: Try, actions: readonly string[]) =>
    (await post<Reasons>(`${table(id)}/try/why`, { ...ask, actions })).refusals,
  /** Keeps what was tried for when I am asked. */
  intend: (id: string, ask: Try) => post<unknown>(`${table(id)}/intend`, ask),
  /** Forgets one of the answers that I have kept. */
  forgo: (id: string, seat: Seat, answer: number) => post<unknown>(`${table(id)}/forgo`, { seat, answer }),
  /** What is known about a finished game. */
  analysis: (id: string) => get<Study>(`${table(id)}/analysis`),
  /** Has it analysed, from where it was left. */
  analyse: (id: string) => post<Study>(`${table(id)}/analysis`),
  stopAnalysis: (id: string) => post<Study>(`${table(id)}/analysis/stop`),
  /** Voids my cookie wherever else it is. */
  renewGuest: () => post<Guest>('/guest/renew'),
  sit: (id: string, invite: string) => post<unknown>(`${table(id)}/sit`, { invite }),
  /** Gives a seat another link; whoever sits there goes only if they shall. */
  invite: (id: string, seat: Seat, sendAway: boolean) =>
    post<unknown>(`${table(id)}/invite`, { seat, send_away: sendAway }),
  /** What a link leads to, before one sits down. */
  invitation: (id: string, invite: string) =>
    get<Invitation>(`${table(id)}/invitation?invite=${encodeURIComponent(invite)}`),
  /** Gives an open seat to a bot. */
  seatBot: (id: string, seat: Seat, level: string) => post<unknown>(`${table(id)}/bot`, { seat, level }),
  remove: (id: string) => post<{ deleted: boolean }>(`${table(id)}/remove`),
  rematch: (id: string) => post<{ id: string }>(`${table(id)}/rematch`),
  canFork: (id: string, move: number) => get<{ possible: boolean }>(`${table(id)}/fork?move=${move}`),
  fork: (id: string, move: number, kind: 'sandbox' | 'hotseat') =>
    post<{ id: string }>(`${table(id)}/fork`, { move, kind }),
  /** Plays on from a position on one seat, against bots of a rank. */
  forkAgainst: (id: string, move: number, seat: Seat, level: string) =>
    post<{ id: string }>(`${table(id)}/fork`, { move, kind: 'bots', seat, level }),
  /** The record of a finished game, and what its file is called. */
  record: (id: string) => remote.ask('GET', `${table(id)}/record`),
  upload: (text: string) => ask<{ id: string }>('POST', '/records', { text, type: 'text/plain' }),
};
