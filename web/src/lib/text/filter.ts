/** Finding an offered action by what is typed: words of its sentence, or its notation. */

export interface Offer<T> {
  choice: T;
  words: string;
  action: string;
  heading: string;
}

export function filter<T>(offers: readonly Offer<T>[], typed: string): Offer<T>[] {
  const wanted = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return offers.filter((offer) => {
    const all = `${offer.heading} ${offer.words} ${offer.action}`.toLocaleLowerCase();
    return wanted.every((word) => all.includes(word));
  });
}

/** Which of the filtered offers is meant: the one whose notation begins like what is typed. */
export function meant<T>(offers: readonly Offer<T>[], typed: string): number {
  const start = typed.trim().toLocaleLowerCase();
  const found = start ? offers.findIndex((offer) => offer.action.toLocaleLowerCase().startsWith(start)) : 0;
  return offers.length === 0 ? -1 : Math.max(0, found);
}

/** What Tab adds to what is typed; nothing where the notation goes on differently. */
export function completion(offer: Offer<unknown> | undefined, typed: string): string {
  if (!offer || !typed || !offer.action.toLocaleLowerCase().startsWith(typed.toLocaleLowerCase())) return '';
  return offer.action.slice(typed.length);
}

export interface Group<T> {
  heading: string;
  offers: { offer: Offer<T>; at: number }[];
}

/** The offers under their headings, in order, each with its place in the whole list. */
export function grouped<T>(offers: readonly Offer<T>[]): Group<T>[] {
  const groups = new Map<string, Group<T>>();
  offers.forEach((offer, at) => {
    const group = groups.get(offer.heading) ?? { heading: offer.heading, offers: [] };
    group.offers.push({ offer, at });
    groups.set(offer.heading, group);
  });
  return [...groups.values()];
}

/** The offers in the order in which they are seen: heading by heading. */
export function inOrder<T>(offers: readonly Offer<T>[]): Offer<T>[] {
  return grouped(offers).flatMap((group) => group.offers.map(({ offer }) => offer));
}
