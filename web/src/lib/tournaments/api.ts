/** What is asked about tournaments: only a server has any. */

import { askAt } from '$lib/api/places';
import type { NewTournament, TournamentCard, Tournaments, TournamentShown } from '$generated/api';

const get = async <T>(path: string) => (await askAt('server', 'GET', path)).body as T;
const post = async <T>(path: string, body: unknown = {}) =>
  (await askAt('server', 'POST', path, { text: JSON.stringify(body), type: 'application/json' })).body as T;
const one = (id: string) => `/tournaments/${encodeURIComponent(id)}`;

export const tournaments = {
  list: async (): Promise<TournamentCard[]> => (await get<Tournaments>('/tournaments')).tournaments,
  found: (wish: NewTournament) => post<{ id: string }>('/tournaments', wish),
  show: (id: string, key: string | null) =>
    get<TournamentShown>(`${one(id)}${key === null ? '' : `?key=${encodeURIComponent(key)}`}`),
  join: (id: string, key: string | null) => post<unknown>(`${one(id)}/join`, { key }),
  /** I leave; or, for whoever organises it, somebody else. */
  leave: (id: string, player?: string) => post<unknown>(`${one(id)}/leave`, { player }),
  start: (id: string) => post<unknown>(`${one(id)}/start`),
  close: (id: string) => post<unknown>(`${one(id)}/close`),
};
