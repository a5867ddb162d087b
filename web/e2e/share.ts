/**
 * How much is looked at. Everything on every screen in every language, and whole games click by click, take most of
 * an hour: `make browser`, which sets BROWSER=all. Otherwise everything has its turn on some screen.
 */

export const ALL = process.env.BROWSER === 'all';

/** So many decisions of a whole game are clicked; the others are sent as the page would send them. */
export const CLICKED = ALL ? Infinity : 25;

const SCREENS = ['wide', 'tablet', 'phone'] as const;
const SCHEMES = ['light', 'dark'] as const;

/** A screen in a scheme of colours: both of them on each, or one after the other. */
export const looks = (first: (typeof SCHEMES)[number]) =>
  SCREENS.flatMap((screen, index) =>
    SCHEMES.filter((scheme) => ALL || (index % 2 === 0) === (scheme === first)).map((colorScheme) => ({
      screen,
      colorScheme,
    })),
  );
