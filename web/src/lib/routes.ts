/** The addresses of the page. Every position of every table has one. */

export type Route =
  | { name: 'lobby' }
  | { name: 'mine' }
  | { name: 'rules'; game: string }
  | { name: 'learn'; game: string }
  | { name: 'lesson'; game: string; number: number }
  | { name: 'puzzles'; game: string | null }
  | { name: 'puzzle'; game: string; which: string }
  | { name: 'table'; table: string; move: number | null }
  | { name: 'analysis'; table: string; move: number | null }
  | { name: 'join'; table: string; invite: string }
  | { name: 'nowhere' };

/** A puzzle by its number, its date, or as that of today. */
const WHICH = /^(\d{1,4}|\d{4}-\d\d-\d\d|today)$/;

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
  const [first, second, third, fourth] = parts as string[];
  switch (parts.length) {
    case 0:
      return { name: 'lobby' };
    case 1:
      if (first === 'mine') return { name: 'mine' };
      if (first === 'puzzles') return { name: 'puzzles', game: null };
      break;
    case 2:
      if (first === 'games' && second) return { name: 'rules', game: second };
      if (first === 'learn' && second) return { name: 'learn', game: second };
      if (first === 'puzzles' && second) return { name: 'puzzles', game: second };
      if (first === 't' && second && invite) return { name: 'join', table: second, invite };
      if (first === 't' && second) return { name: 'table', table: second, move: null };
      break;
    case 3:
      if (first === 't' && second && third && /^\d{1,6}$/.test(third)) {
        return { name: 'table', table: second, move: Number(third) };
      }
      if (first === 't' && second && third === 'analysis') return { name: 'analysis', table: second, move: null };
      if (first === 'learn' && second && third && /^\d{1,2}$/.test(third)) {
        return { name: 'lesson', game: second, number: Number(third) };
      }
      if (first === 'puzzles' && second && third && WHICH.test(third)) {
        return { name: 'puzzle', game: second, which: third };
      }
      if (first === 'join' && second && third) return { name: 'join', table: second, invite: third };
      break;
    case 4:
      if (first === 't' && second && third === 'analysis' && fourth && /^\d{1,6}$/.test(fourth)) {
        return { name: 'analysis', table: second, move: Number(fourth) };
      }
  }
  return { name: 'nowhere' };
}

export function address(route: Route): string {
  const safe = encodeURIComponent;
  switch (route.name) {
    case 'mine':
      return '/mine';
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
      return `/t/${safe(route.table)}${route.move === null ? '' : `/${route.move}`}`;
    case 'analysis':
      return `/t/${safe(route.table)}/analysis${route.move === null ? '' : `/${route.move}`}`;
    case 'join':
      return `/join/${safe(route.table)}/${safe(route.invite)}`;
    default:
      return '/';
  }
}
