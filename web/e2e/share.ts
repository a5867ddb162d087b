/**
 * How much is looked at. Everything on every screen in every language, and whole games click by click, take most of
 * an hour: `make browser`, which sets BROWSER=all. Otherwise everything has its turn on some screen.
 */

export const ALL = process.env.BROWSER === 'all';

/**
 * Whether something is missing without which a test has nothing to look at: the `page` that can play by itself, or the
 * `transcript` of `scripts/same.sh`. Whoever has built it says so, as in `BUILT=page`: then it is no reason to pass a test over.
 */
export function isMissing(what: 'page' | 'transcript', there: boolean): boolean {
  if (!there && process.env.BUILT === what) throw new Error(`the ${what} is missing that BUILT speaks of`);
  return !there;
}

/** So many decisions of a whole game are clicked; the others are sent as the page would send them. */
export const CLICKED = ALL ? Infinity : 25;

const SCREENS = {
  wide: { viewport: { width: 1366, height: 768 } },
  tablet: { viewport: { width: 1024, height: 768 }, hasTouch: true },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
} as const;
const NAMES = ['wide', 'tablet', 'phone'] as const;
const SCHEMES = ['light', 'dark'] as const;

/**
 * A screen in a scheme of colours, and a browser for axe: both schemes on each screen, or one after the other. The page
 * forbids scripts from elsewhere, axe among them.
 */
export const looks = (first: (typeof SCHEMES)[number]) =>
  NAMES.flatMap((screen, index) =>
    SCHEMES.filter((scheme) => ALL || (index % 2 === 0) === (scheme === first)).map((colorScheme) => ({
      screen,
      colorScheme,
      options: { ...SCREENS[screen], colorScheme, bypassCSP: true },
    })),
  );
