/** What the parts of Burgundy's table share beyond what every table has. */

import { defineDesk, Desk } from '$lib/drawn/desk.svelte';
import { freshDepot, freshSpaces } from './happenings';
import { armed, parse, PARTS, type Offer, type Part, type Selection } from './narrowing';
import { estateOf, type BurgundyView } from './types';
import { wouldBe } from './would';

export class BurgundyDesk extends Desk<BurgundyView, Part, Offer> {
  protected readonly parts = PARTS;
  protected override readonly kinds: readonly Part[] = ['verb'];
  protected override readonly asking: readonly Part[] = ['slot', 'from', 'space', 'good', 'depot', 'die'];
  protected override readonly asks = 'burgundy-table-choose-';
  /** Which of two equal dice was clicked. */
  clickedDie = $state(0);

  readonly fresh = $derived.by(() => freshSpaces(this.input.lines));
  readonly freshDepot = $derived.by(() => freshDepot(this.input.lines));
  protected parse(action: string): Offer {
    return parse(action);
  }

  protected override meant(left: readonly Offer[], selection: Selection): Offer | null {
    return armed(left, selection, (offer) => this.priceOf(offer));
  }

  protected override isPlain({ verb }: Offer): boolean {
    return verb === 'end' || verb === 'skip';
  }

  /** A ship that could load a second depot waits to be told. */
  protected override goOn(): void {
    if (!this.narrowed.left.some(({ next }) => next !== undefined) || this.selection.action) super.goOn();
  }

  protected override called(part: Part, value: string): string {
    const places = part === 'from' ? this.view : part === 'slot' && this.actor ? this.estate(this.actor) : undefined;
    return String(places?.alike[value] ?? value);
  }

  protected override wouldBe(part: Part, value: string): string[] {
    return wouldBe(this, part, value);
  }

  protected describe(what: string, workers: number, count: number): string {
    return this.t('burgundy-table-target', { what, workers, count });
  }

  /** Workers are what places cost. */
  override priceOf(offer: Offer): number {
    return this.cost(offer, 'workers');
  }

  estate(seat: string) {
    return estateOf(this.view, seat);
  }
}

export const [useDesk, provideDesk] = defineDesk<BurgundyDesk>();
