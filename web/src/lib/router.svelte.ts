/** Which page is shown: the address bar and nothing else decides. */

import { address, parse, type Route } from './routes';

const here = () => parse(location.pathname + location.search);

class Router {
  route = $state.raw<Route>(here());

  /** Follows the back button and clicks on links of the page; returns how to stop. */
  start(): () => void {
    const back = () => (this.route = here());
    addEventListener('popstate', back);
    document.addEventListener('click', this.#click);
    return () => {
      removeEventListener('popstate', back);
      document.removeEventListener('click', this.#click);
    };
  }

  go(route: Route, how: 'push' | 'replace' = 'push'): void {
    const path = address(route);
    if (path !== location.pathname + location.search) {
      history[how === 'push' ? 'pushState' : 'replaceState'](null, '', path);
    }
    this.route = route;
  }

  #click = (event: MouseEvent): void => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || event.defaultPrevented || !(event.target instanceof Element)) return;
    const link = event.target.closest('a');
    if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (link.getAttribute('href')?.startsWith('#')) return;
    if (link.pathname.startsWith('/api/')) return;
    event.preventDefault();
    this.go(parse(link.pathname + link.search));
    scrollTo(0, 0);
  };
}

export const router = new Router();
