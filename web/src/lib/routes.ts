/** The addresses of the page. Every position of every table has one. */

export type Route =
  | { name: 'lobby' }
  | { name: 'mine' }
  | { name: 'rules'; game: string }
  | { name: 'table'; table: string; move: number | null }
  | { name: 'join'; table: string; invite: string }
  | { name: 'nowhere' };

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
  const [first, second, third] = parts as string[];
  switch (parts.length) {
    case 0:
      return { name: 'lobby' };
    case 1:
      if (first === 'mine') return { name: 'mine' };
      break;
    case 2:
      if (first === 'games' && second) return { name: 'rules', game: second };
      if (first === 't' && second && invite) return { name: 'join', table: second, invite };
      if (first === 't' && second) return { name: 'table', table: second, move: null };
      break;
    case 3:
      if (first === 't' && second && third && /^\d{1,6}$/.test(third)) {
        return { name: 'table', table: second, move: Number(third) };
      }
      if (first === 'join' && second && third) return { name: 'join', table: second, invite: third };
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
    case 'table':
      return `/t/${safe(route.table)}${route.move === null ? '' : `/${route.move}`}`;
    case 'join':
      return `/join/${safe(route.table)}/${safe(route.invite)}`;
    default:
      return '/';
  }
}
