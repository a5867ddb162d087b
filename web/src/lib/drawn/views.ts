/** The boards of a phone or a tablet, of which one is shown at a time. */

import type { Side } from './swipe';

export interface View<Name extends string> {
  name: Name;
  icon: string;
  label: string;
  /** Something can be chosen there. */
  calls: boolean;
}

/** The view that a swipe turns to. */
export function beside<Name extends string>(views: readonly View<Name>[], shown: Name, side: Side): Name {
  return views[views.findIndex(({ name }) => name === shown) + side]?.name ?? shown;
}
