/** The HTTP side of the server: one function per thing that can be asked. */

import type {
  Games,
  Guest,
  Invitation,
  NewTable,
  Position,
  Possible,
  Reasons,
  Refusal,
  Seat,
  Settings,
  Snapshot,
  Stand,
  TableSummary,
} from './types';

/** A request that the server refused, or that never reached it (`code` is then `offline`). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(refusal.message);
  }
}

function refusalOf(body: unknown, status: number): Refusal {
  if (typeof body === 'object' && body !== null && 'error' in body) return body.error as Refusal;
  return { code: `http_${status}`, message: `The server answered ${status}.` };
}

async function ask(method: string, path: string, body?: BodyInit, type?: string): Promise<Response> {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (type) headers['content-type'] = type;
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { method, headers, body, credentials: 'same-origin' });
  } catch (cause) {
    throw new ApiError(0, { code: 'offline', message: String(cause) });
  }
  if (!response.ok) {
    const said: unknown = await response.json().catch(() => null);
    throw new ApiError(response.status, refusalOf(said, response.status));
  }
  return response;
}

async function get<T>(path: string): Promise<T> {
  return (await (await ask('GET', path)).json()) as T;
}

async function post<T>(path: string, body: unknown = {}): Promise<T> {
  return (await (await ask('POST', path, JSON.stringify(body), 'application/json')).json()) as T;
}

const table = (id: string) => `/tables/${encodeURIComponent(id)}`;

export const api = {
  guest: () => get<Guest | null>('/guest'),
  nameGuest: (name: string) => post<Guest>('/guest', { name }),
  games: () => get<Games>('/games'),
  /** What each option can be while the others are so. */
  possible: (game: string, settings: Settings) =>
    post<Possible>(`/games/${encodeURIComponent(game)}/options`, { settings }),
  mine: () => get<{ running: TableSummary[]; finished: TableSummary[] }>('/tables/mine'),
  open: (wish: NewTable) => post<Snapshot>('/tables', wish),
  table: (id: string) => get<Snapshot>(table(id)),
  position: (id: string, move: number, page: boolean) =>
    get<Position>(`${table(id)}/moves/${move}${page ? '?page=true' : ''}`),
  /** Why actions of my seat are not possible now; nothing for those that are. */
  why: async (id: string, seat: Seat, actions: readonly string[]) =>
    (await post<Reasons>(`${table(id)}/why`, { seat, actions })).refusals,
  /** Where everybody stands now; the number of moves only says that it is asked again after each. */
  stand: (id: string, _move: number) => get<Stand>(`${table(id)}/stand`),
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
  /** Where the record of a finished game can be downloaded. */
  recordAddress: (id: string) => `/api${table(id)}/record`,
  upload: async (text: string) => (await (await ask('POST', '/records', text, 'text/plain')).json()) as { id: string },
};
