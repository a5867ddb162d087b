/** What a person asks about themselves: only a server knows people. */

import { askAt } from './places';
import type { AwayShown, Guest, LinkOpened, LinkShown, Myself, NewLink, NewWishes, Notices } from './types';

const get = async <T>(path: string) => (await askAt('server', 'GET', path)).body as T;
const post = async <T>(path: string, body: unknown = {}) =>
  (await askAt('server', 'POST', path, { text: JSON.stringify(body), type: 'application/json' })).body as T;

export const person = {
  me: () => get<Myself>('/me'),
  arms: (arms: string) => post<unknown>('/me/arms', { arms }),
  /** Where I live, for my weekends. */
  zone: (zone: string) => post<unknown>('/me/zone', { zone }),
  /** Signs one of my devices out. */
  endDevice: (id: string) => post<unknown>(`/me/devices/${encodeURIComponent(id)}/end`),
  /** Signs all of them out but this one. */
  endOthers: () => post<Guest>('/guest/renew'),
  link: () => post<NewLink>('/me/link'),
  /** Waits for some seconds until something has happened to my link. */
  watchLink: (token: string, seen: number) => post<LinkShown>('/me/link/watch', { token, seen }),
  answerLink: (token: string, yes: boolean) => post<unknown>('/me/link/answer', { token, yes }),
  openLink: (token: string) => post<LinkOpened>('/link/open', { token }),
  /** Says yes, and waits for some seconds for the other device. */
  enterLink: (token: string, claim: string) => post<{ you?: Guest | null }>('/link/enter', { token, claim }),
  leaveLink: (token: string, claim: string) => post<unknown>('/link/leave', { token, claim }),
  code: () => post<{ code: string }>('/me/recovery'),
  recover: (code: string) => post<Guest>('/recover', { code }),
  /** Whether one can come back in by a passkey here. */
  keysOffered: () => get<{ offered: boolean }>('/passkey'),
  /** What the browser is asked for a new passkey, and its answer. */
  newKey: () => post<PublicKeyCredentialCreationOptionsJSON>('/me/passkeys/begin'),
  keepKey: (made: unknown) => post<unknown>('/me/passkeys/finish', made),
  endKey: (id: string) => post<unknown>(`/me/passkeys/${encodeURIComponent(id)}/end`),
  /** What the browser is asked whose passkey it has, and its answer. */
  askKey: () => post<PublicKeyCredentialRequestOptionsJSON>('/passkey/begin'),
  enterByKey: (shown: unknown) => post<Guest>('/passkey/finish', shown),
  /** When I am away. */
  away: () => get<AwayShown>('/me/away'),
  goAway: (days: { first: string; last: string }) => post<AwayShown>('/me/away', days),
  comeBack: (first: string) => post<AwayShown>('/me/away/end', { first }),
  /** Everything that is kept about me. */
  export: () => askAt('server', 'GET', '/me/export'),
  /** How I hear that it is my turn. */
  notices: () => get<Notices>('/me/notices'),
  wish: (wishes: NewWishes) => post<unknown>('/me/notices', wishes),
  /** This browser shows me notices. */
  subscribe: (browser: { endpoint: string; p256dh: string; auth: string; language: string }) =>
    post<unknown>('/me/notices/push', browser),
  unsubscribe: () => post<unknown>('/me/notices/push/end'),
  mail: (address: string, language: string) => post<unknown>('/me/notices/mail', { address, language }),
  endMail: () => post<unknown>('/me/notices/mail/end'),
  hook: (url: string) => post<unknown>('/me/notices/hook', { url }),
  endHook: () => post<unknown>('/me/notices/hook/end'),
  test: () => post<{ sent: number }>('/me/notices/test'),
  /** What the links in letters do. */
  confirmLetters: (key: string) => post<unknown>('/letters/confirm', { key }),
  stopLetters: (key: string) => post<unknown>('/letters/stop', { key }),
  delete: (name: string) => post<unknown>('/me/delete', { name }),
};
