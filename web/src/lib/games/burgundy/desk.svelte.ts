/** What the parts of Burgundy's table share beyond what every table has. */

import type { Choice } from '$lib/api/types';
import { Desk, useDesk as useAnyDesk } from '$lib/drawn/desk.svelte';
import { consequences, type Consequences } from './consequences';
import { freshDepot, freshSpaces } from './happenings';
import { armed, parse, PARTS, sharedName, type Offer, type Part, type Selection } from './narrowing';
import { estateOf, type BurgundyView } from './types';

interface Told extends Consequences {
  choice: Choice;
}

export class BurgundyDesk extends Desk<BurgundyView, Part, Offer> {
  readonly sprites = 'b';
  protected readonly parts = PARTS;
  /** Which of two equal dice was clicked. */
  clickedDie = $state(0);

  readonly fresh = $derived.by(() => freshSpaces(this.input.lines));
  readonly freshDepot = $derived.by(() => freshDepot(this.input.lines));
  readonly #told = $derived.by(
    () =>
      new Map(
        this.offers.flatMap((offer): [string, Told][] => {
          const choice = this.choiceOf(offer);
          return choice ? [[offer.action, { choice, ...consequences(choice.words) }]] : [];
        }),
      ),
  );
  /** What the action costs and brings that a confirmation would play. */
  readonly armedTold = $derived.by(() => (this.armedOffer ? this.told(this.armedOffer) : undefined));

  protected parse(action: string): Offer {
    return parse(action);
  }

  protected override meant(left: readonly Offer[], selection: Selection): Offer | null {
    return armed(left, selection, (offer) => this.priceOf(offer));
  }

  protected override called(part: Part, value: string): string {
    return this.actor ? sharedName(this.view, this.actor, part, value) : value;
  }

  protected describe(what: string, workers: number, count: number): string {
    return this.t('burgundy-table-target', { what, workers, count });
  }

  told(offer: Offer): Told | undefined {
    return this.#told.get(offer.action);
  }

  /** Workers are what places cost. */
  override priceOf(offer: Offer): number {
    return this.told(offer)?.cost.workers ?? 0;
  }

  estate(seat: string) {
    return estateOf(this.view, seat);
  }
}

export const useDesk = () => useAnyDesk() as unknown as BurgundyDesk;
