/** What one asks to find people: only a server knows any. */

import { askAt } from '$lib/api/places';
import type { ClubShown, Company, Found, Matched } from '$generated/api';

const get = async <T>(path: string) => (await askAt('server', 'GET', path)).body as T;
const post = async <T>(path: string, body: unknown = {}) =>
  (await askAt('server', 'POST', path, { text: JSON.stringify(body), type: 'application/json' })).body as T;
const club = (id: string) => `/clubs/${encodeURIComponent(id)}`;

export type Pace = 'live' | 'turns';
export type InvitedBy = Company['inviting'];

export const finding = {
  /** Sits down at a listed table. */
  join: (table: string) => post<unknown>(`/tables/${encodeURIComponent(table)}/join`),
  /** Where I sit now: at a table that fits, or at a new one. */
  match: (game: string, pace: Pace, language: string) => post<Matched>('/match', { game, pace, language }),
  company: () => get<Company>('/people'),
  follow: (player: string, follow: boolean) => post<unknown>('/people/follow', { player, follow }),
  /** Who can be invited by a name. */
  find: async (name: string) => (await post<Found>('/people/find', { name })).people,
  invite: (player: string, table: string) => post<unknown>('/people/invite', { player, table }),
  answer: (table: string, yes: boolean) => post<{ id: string }>('/people/answer', { table, yes }),
  inviting: (who: InvitedBy) => post<unknown>('/people/inviting', { who }),
  foundClub: (name: string) => post<{ id: string }>('/clubs', { name }),
  club: (id: string) => get<ClubShown>(club(id)),
  joinClub: (id: string, key?: string) => post<unknown>(`${club(id)}/join`, { key }),
  answerClub: (id: string, player: string, yes: boolean) => post<unknown>(`${club(id)}/answer`, { player, yes }),
  leaveClub: (id: string, player?: string) => post<unknown>(`${club(id)}/leave`, { player }),
  handOverClub: (id: string, player: string) => post<unknown>(`${club(id)}/hand_over`, { player }),
  renewClub: (id: string) => post<unknown>(`${club(id)}/renew`),
};
