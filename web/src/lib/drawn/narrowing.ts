/**
 * From the offered actions to what can be clicked, and back to one action.
 *
 * Nothing here knows a rule: a game splits offered notation into parts, and a part that was chosen
 * (a die, a tile, a space, in any order) leaves the actions that have it. What can still be chosen
 * of a part are its values among the actions that fit everything chosen elsewhere, so that another
 * die or another tile is one click away.
 */

/** What is chosen of each part, in the order in which it was chosen. */
export type Selection<Part extends string = string> = Readonly<Partial<Record<Part, string>>>;

/** Nothing chosen. */
export function nothing<Part extends string>(): Selection<Part> {
  return {} as Selection<Part>;
}

/** An offered action and its parts. */
export type Offer<Part extends string = string> = { action: string } & Partial<Record<Part, string>>;

function fits<Part extends string>(
  offer: Offer<Part>,
  selection: Selection<Part>,
  except: readonly string[] = [],
): boolean {
  for (const part in selection) {
    const wanted = selection[part];
    if (wanted !== undefined && !except.includes(part) && offer[part] !== wanted) return false;
  }
  return true;
}

/** The offers that have everything chosen. */
export function leftOf<Part extends string, O extends Offer<Part>>(
  offers: readonly O[],
  selection: Selection<Part>,
): O[] {
  return offers.filter((offer) => fits(offer, selection));
}

/** What can still be chosen, and what is left. */
export interface Narrowed<Part extends string, O extends Offer<Part> = Offer<Part>> {
  left: O[];
  /** The values of each part that fit the other chosen parts. */
  open: Record<Part, ReadonlySet<string>>;
  /** The values of each part that are offered at all. */
  offered: Record<Part, ReadonlySet<string>>;
}

function values<Part extends string>(offers: readonly Offer<Part>[], part: Part): Set<string> {
  return new Set(offers.map((offer): string | undefined => offer[part]).filter((value) => value !== undefined));
}

export function narrow<Part extends string, O extends Offer<Part>>(
  parts: readonly Part[],
  offers: readonly O[],
  selection: Selection<Part>,
): Narrowed<Part, O> {
  const left = leftOf(offers, selection);
  const open = {} as Record<Part, ReadonlySet<string>>;
  const offered = {} as Record<Part, ReadonlySet<string>>;
  for (const part of parts) {
    open[part] = values(
      // An action with a button of its own is no step towards anything: whoever chose it can choose something else.
      offers.filter((offer) => fits(offer, selection, [part, 'action'])),
      part,
    );
    offered[part] = values(offers, part);
  }
  return { left, open, offered };
}

/**
 * The selection after a click: the same value again takes it back; a value that does not fit the
 * rest drops what was chosen longest ago until it does.
 */
export function pick<Part extends string>(
  offers: readonly Offer<Part>[],
  selection: Selection<Part>,
  part: NoInfer<Part>,
  value: string,
): Selection<Part> {
  const others = Object.entries(selection).filter(([name]) => name !== part);
  const made = (entries: [string, unknown][]) => Object.fromEntries(entries) as Selection<Part>;
  if (selection[part] === value) return made(others);
  for (let dropped = 0; dropped <= others.length; dropped += 1) {
    const next = made([...others.slice(dropped), [part, value]]);
    if (offers.some((offer) => fits(offer, next))) return next;
  }
  return selection;
}

/** One step back: the part that was chosen last is free again. */
export function stepBack<Part extends string>(selection: Selection<Part>): Selection<Part> {
  return Object.fromEntries(Object.entries(selection).slice(0, -1)) as Selection<Part>;
}
