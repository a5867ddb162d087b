/** The addresses of the page. Every position of every table has one, and its first letter says where the table stands. */

import { idOf, nameOf, placeOf, type Place } from './api/names';
import { isStatic } from './host';

export type Route =
  | { name: 'lobby' }
  | { name: 'mine' }
  | { name: 'open' }
  | { name: 'people' }
  | { name: 'club'; club: string; key: string | null }
  | { name: 'tournaments' }
  | { name: 'tournament'; tournament: string; key: string | null }
  | { name: 'me' }
  | { name: 'back' }
  | { name: 'host' }
  | { name: 'welcome'; key: string }
  | { name: 'device'; token: string }
  | { name: 'player'; who: string; game: string | null; players: number | null }
  | { name: 'ranking'; game: string | null; players: number | null; season: string | null }
  | { name: 'letters'; what: 'confirm' | 'stop'; key: string }
  | { name: 'rules'; game: string }
  | { name: 'learn'; game: string }
  | { name: 'lesson'; game: string; number: number }
  | { name: 'puzzles'; game: string | null }
  | { name: 'puzzle'; game: string; which: string }
  | { name: 'table'; table: string; move: number | null }
  /** `again`: the moment is to be tried once more, and the answer is not shown. */
  | { name: 'analysis'; table: string; move: number | null; again?: true }
  | { name: 'join'; table: string; invite: string }
  | { name: 'nowhere' };

/** A puzzle by its number, its date, or as that of today. */
const WHICH = /^(\d{1,4}|\d{4}-\d\d-\d\d|today)$/;

/** How many play. */
const COUNT = /^[2-9]$/;
/** A quarter of a year. */
const SEASON = /^\d{4}-[1-4]$/;

/** What stands before the name of a table. */
const AT: Readonly<Record<Place, string>> = { server: 't', device: 'l' };

function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** The route of an address without its host; an invitation may also stand after the `?`. */
export function parse(address: string): Route {
  const [path = '', query = ''] = address.split('?', 2);
  const invite = new URLSearchParams(query).get('invite');
  const parts = path.split('/').filter(Boolean).map(decoded);
  if (parts.includes(null)) return { name: 'nowhere' };
  const [first, second, third, fourth, fifth] = parts as string[];
  const place = first === AT.server ? 'server' : first === AT.device ? 'device' : null;
  const table = place && second ? nameOf(place, second) : null;
  switch (parts.length) {
    case 0:
      return { name: 'lobby' };
    case 1:
      if (first === 'mine') return { name: 'mine' };
      if (first === 'tables') return { name: 'open' };
      if (first === 'people') return { name: 'people' };
      if (first === 'tournaments') return { name: 'tournaments' };
      if (first === 'me') return { name: 'me' };
      if (first === 'back') return { name: 'back' };
      if (first === 'host') return { name: 'host' };
      if (first === 'puzzles') return { name: 'puzzles', game: null };
      if (first === 'ranking') return { name: 'ranking', game: null, players: null, season: null };
      break;
    case 2:
      if (first === 'club' && second) return { name: 'club', club: second, key: null };
      if (first === 'tournament' && second) return { name: 'tournament', tournament: second, key: null };
      if (first === 'player' && second) return { name: 'player', who: second, game: null, players: null };
      if (first === 'd' && second) return { name: 'device', token: second };
      if (first === 'welcome' && second) return { name: 'welcome', key: second };
      if (first === 'games' && second) return { name: 'rules', game: second };
      if (first === 'learn' && second) return { name: 'learn', game: second };
      if (first === 'puzzles' && second) return { name: 'puzzles', game: second };
      if (place === 'server' && table && invite) return { name: 'join', table, invite };
      if (table) return { name: 'table', table, move: null };
      break;
    case 3:
      if (first === 'ranking' && second && third && COUNT.test(third)) {
        return { name: 'ranking', game: second, players: Number(third), season: null };
      }
      if (table && third && /^\d{1,6}$/.test(third)) return { name: 'table', table, move: Number(third) };
      if (table && third === 'analysis') return { name: 'analysis', table, move: null };
      if (first === 'learn' && second && third && /^\d{1,2}$/.test(third)) {
        return { name: 'lesson', game: second, number: Number(third) };
      }
      if (first === 'puzzles' && second && third && WHICH.test(third)) {
        return { name: 'puzzle', game: second, which: third };
      }
      if (first === 'club' && second && third) return { name: 'club', club: second, key: third };
      if (first === 'tournament' && second && third) return { name: 'tournament', tournament: second, key: third };
      if (first === 'letters' && (second === 'confirm' || second === 'stop') && third) {
        return { name: 'letters', what: second, key: third };
      }
      if (first === 'join' && second && third) return { name: 'join', table: second, invite: third };
      break;
    case 4:
      if (first === 'ranking' && second && third && COUNT.test(third) && fourth && SEASON.test(fourth)) {
        return { name: 'ranking', game: second, players: Number(third), season: fourth };
      }
      if (first === 'player' && second && third && fourth && COUNT.test(fourth)) {
        return { name: 'player', who: second, game: third, players: Number(fourth) };
      }
      if (table && third === 'analysis' && fourth && /^\d{1,6}$/.test(fourth)) {
        return { name: 'analysis', table, move: Number(fourth) };
      }
      break;
    case 5:
      if (table && third === 'analysis' && fourth && /^\d{1,6}$/.test(fourth) && fifth === 'again') {
        return { name: 'analysis', table, move: Number(fourth), again: true };
      }
  }
  return { name: 'nowhere' };
}

const safe = encodeURIComponent;

const tableAddress = (table: string) => `/${AT[placeOf(table)]}/${safe(idOf(table))}`;

export function address(route: Route): string {
  switch (route.name) {
    case 'mine':
      return '/mine';
    case 'open':
      return '/tables';
    case 'people':
      return '/people';
    case 'club':
      return `/club/${safe(route.club)}${route.key === null ? '' : `/${safe(route.key)}`}`;
    case 'tournaments':
      return '/tournaments';
    case 'tournament':
      return `/tournament/${safe(route.tournament)}${route.key === null ? '' : `/${safe(route.key)}`}`;
    case 'me':
      return '/me';
    case 'back':
      return '/back';
    case 'host':
      return '/host';
    case 'welcome':
      return `/welcome/${safe(route.key)}`;
    case 'device':
      return `/d/${safe(route.token)}`;
    case 'player': {
      const pool = route.game === null || route.players === null ? '' : `/${safe(route.game)}/${route.players}`;
      return `/player/${safe(route.who)}${pool}`;
    }
    case 'ranking': {
      const pool = route.game === null || route.players === null ? '' : `/${safe(route.game)}/${route.players}`;
      return `/ranking${pool}${pool && route.season !== null ? `/${route.season}` : ''}`;
    }
    case 'letters':
      return `/letters/${route.what}/${safe(route.key)}`;
    case 'rules':
      return `/games/${safe(route.game)}`;
    case 'learn':
      return `/learn/${safe(route.game)}`;
    case 'lesson':
      return `/learn/${safe(route.game)}/${route.number}`;
    case 'puzzles':
      return route.game === null ? '/puzzles' : `/puzzles/${safe(route.game)}`;
    case 'puzzle':
      return `/puzzles/${safe(route.game)}/${safe(route.which)}`;
    case 'table':
      return `${tableAddress(route.table)}${route.move === null ? '' : `/${route.move}`}`;
    case 'analysis':
      return `${tableAddress(route.table)}/analysis${route.move === null ? '' : `/${route.move}${route.again ? '/again' : ''}`}`;
    case 'join':
      return `/join/${safe(route.table)}/${safe(route.invite)}`;
    default:
      return '/';
  }
}

/** What a link to it says on this page. */
export function link(route: Route): string {
  return isStatic ? `#${address(route)}` : address(route);
}

/** Which page a link of this page leads to; nothing where it leads elsewhere. */
export function followed(href: string): Route | null {
  if (isStatic) return href.startsWith('#/') ? parse(href.slice(1)) : null;
  return href.startsWith('/') && !href.startsWith('/api/') ? parse(href) : null;
}

/** What somebody means who types the code of a table, or the whole link of a table or an invitation. */
export function meant(text: string): Route {
  if (!text.includes('/')) return parse(`/${AT[isStatic ? 'device' : 'server']}/${text}`);
  return parse(text.replace(/^[^#]*#\//, '/').replace(/^[a-z]+:\/\/[^/]*/i, ''));
}
