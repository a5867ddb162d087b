/** What comes from outside, tried by a module of its own before anything of it is kept. */

import type { Engine } from './device';
import type { Guest, In, Out, Review, Stored } from './messages';

function asked(make: () => Engine, given: readonly In[]): Out[][] {
  const engine = make();
  return given.map((one) => engine.call(Date.now(), one));
}

const get = (path: string): In => ({ type: 'http', n: 0, method: 'GET', path });
const replyOf = (outs: readonly Out[] | undefined) => outs?.find((out) => out.type === 'reply');
const isReview = (review: Partial<Review> | null) => typeof review?.at === 'number' && typeof review.body === 'string';

/** Whether the module knows somebody by this. */
export function isGuest(make: () => Engine, guest: Guest): boolean {
  try {
    const [, outs] = asked(make, [{ type: 'boot', guest, shelf: [] }, get('/api/guest')]);
    const reply = replyOf(outs);
    return reply?.status === 200 && reply.body !== null;
  } catch {
    return false;
  }
}

/** A table as it can be kept: how its game ended the module says. Nothing where the module cannot show it. */
export function checked(make: () => Engine, table: Stored, guest: Guest | null): Stored | null {
  const { plan, batches, reviews } = table;
  try {
    const [, loaded, outs] = asked(make, [
      { type: 'boot', guest, shelf: [] },
      { type: 'load', plan, batches, reviews },
      get(`/api/tables/${encodeURIComponent(plan.id)}`),
    ]);
    if (replyOf(outs)?.status !== 200) return null;
    const shelved = loaded?.find((out) => out.type === 'shelve');
    return { plan, batches, reviews: reviews.filter(isReview), ended: shelved?.ended ?? null };
  } catch {
    return null;
  }
}

/** Who is to be kept, if somebody is. */
export function guestOf(outs: readonly Out[]): Guest | null {
  return outs.findLast((out) => out.type === 'guest')?.guest ?? null;
}
