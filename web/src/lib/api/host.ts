/** What hosts ask and do; only a server has hosts. */

import type {
  Announcement,
  Complaint,
  HostPlayers,
  HostReports,
  HostTables,
  HostWelcomes,
  LogShown,
  Overview,
  Seat,
  Sentence,
  SiteShown,
  WelcomeMade,
} from '$generated/api';
import { askAt } from './places';

export type {
  ActShown,
  Announcement,
  BackupShown,
  Complaint,
  LogShown,
  Overview,
  HostPlayer,
  HostReports,
  ReportShown,
  Sentence,
  SiteShown,
  TableShown,
  WelcomeShown,
} from '$generated/api';

const get = async <T>(path: string) => (await askAt('server', 'GET', path)).body as T;
const post = async <T = unknown>(path: string, body: unknown = {}) =>
  (await askAt('server', 'POST', path, { text: JSON.stringify(body), type: 'application/json' })).body as T;

const safe = encodeURIComponent;
const player = (id: string, verb: string) => `/host/players/${safe(id)}/${verb}`;

export const host = {
  enter: (token: string) => post('/host/enter', { token }),
  leave: () => post('/host/leave'),
  overview: () => get<Overview>('/host'),
  tables: (wanted: string) => get<HostTables>(`/host/tables?q=${safe(wanted)}`),
  players: (wanted: string) => get<HostPlayers>(`/host/players?q=${safe(wanted)}`),
  reports: (after?: number) => get<HostReports>(`/host/reports${after === undefined ? '' : `?after=${after}`}`),
  log: (before?: number) => get<LogShown>(`/host/log${before ? `?before=${before}` : ''}`),
  mute: (id: string, sentence: Sentence) => post(player(id, 'mute'), sentence),
  unmute: (id: string) => post(player(id, 'unmute')),
  ban: (id: string, sentence: Sentence) => post(player(id, 'ban'), sentence),
  unban: (id: string) => post(player(id, 'unban')),
  name: (id: string, yes: boolean) => post(player(id, 'host'), { yes }),
  /** Notes that one looks at a table, which one then does as anybody. */
  look: (id: string) => post(`/host/tables/${safe(id)}/look`),
  close: (id: string) => post(`/host/tables/${safe(id)}/close`),
  unlist: (id: string) => post(`/host/tables/${safe(id)}/unlist`),
  answer: (report: string, act: 'nothing' | 'mute' | 'ban', sentence: Sentence) =>
    post(`/host/reports/${safe(report)}`, { act, ...sentence }),
  announce: (announcement: Announcement | null) => post('/host/announce', { announcement }),
  mode: (mode: { read_only?: boolean; invitation_only?: boolean }) => post<SiteShown>('/host/mode', mode),
  backup: () => post('/host/backup'),
  invitations: () => get<HostWelcomes>('/host/invitations'),
  invite: (uses: number, days: number, note: string) => post<WelcomeMade>('/host/invitations', { uses, days, note }),
  void: (id: string) => post(`/host/invitations/${safe(id)}/void`),
  /** Reports somebody at a table to the hosts. */
  report: (table: string, about: { seat: Seat; reason: Complaint; lines: number[]; note: string }) =>
    post(`/tables/${safe(table)}/report`, about),
};
