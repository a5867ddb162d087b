/** Which page is shown: the address bar and nothing else decides. */

import { isStatic } from './host';
import { followed, link, parse, type Route } from './routes';

/** What the address bar says of the page. */
const shown = () => (isStatic ? location.hash : location.pathname + location.search);
const here = () => (isStatic ? parse(location.hash.slice(1)) : parse(shown()));

/** Goes to a part of the page without a trace in the address, which has another use for the `#`. */
function jump(id: string): void {
  const target = document.getElementById(id);
  target?.setAttribute('tabindex', '-1');
  target?.focus();
}

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
    const path = link(route);
    if (path !== shown()) history[how === 'push' ? 'pushState' : 'replaceState'](null, '', path);
    this.route = route;
  }

  #click = (event: MouseEvent): void => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || event.defaultPrevented || !(event.target instanceof Element)) return;
    const clicked = event.target.closest('a');
    if (!clicked || clicked.target || clicked.hasAttribute('download')) return;
    const href = clicked.getAttribute('href') ?? '';
    const route = followed(href);
    if (route) this.go(route);
    else if (isStatic && href.startsWith('#')) jump(href.slice(1));
    else return;
    event.preventDefault();
    if (route) scrollTo(0, 0);
  };
}

export const router = new Router();
