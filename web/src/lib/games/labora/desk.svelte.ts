/** What the parts of the table share beyond what every table has. */

import type { Seat } from '$lib/api/types';
import { dashed } from '$lib/dashed';
import { defineDesk, Desk } from '$lib/drawn/desk.svelte';
import { capital } from '$lib/words';
import { building } from './catalog';
import { parse, PARTS, stripOf, type Offer, type Part } from './narrowing';
import {
  estateOf,
  type Building,
  type CellView,
  type EstateView,
  type Good,
  type LaboraView,
  type Settlement,
  type SiteView,
} from './types';
import { wouldBe } from './would';

export class LaboraDesk extends Desk<LaboraView, Part, Offer> {
  protected readonly parts = PARTS;
  protected override readonly kinds: readonly Part[] = ['group'];
  protected override readonly asking: readonly Part[] = [
    'card',
    'settlement',
    'house',
    'spot',
    'tile',
    'place',
    'side',
    'rank',
    'marker',
    'good',
  ];
  protected override readonly asks = 'labora-ui-choose-';
  /** The payment dialog is put aside to look at the table; it comes up again with the next question. */
  aside = $state(false);
  /** The cell under the pointer, or with the focus. */
  pointed = $state<string | null>(null);
  /** The settlement in hand under the pointer. */
  weighed = $state<Settlement | null>(null);

  protected parse(action: string): Offer {
    return parse(action, this.actor ?? this.me);
  }

  protected override wouldBe(part: Part, value: string): string[] {
    return wouldBe(this, part, value);
  }

  protected describe(what: string, _price: number, count: number): string {
    return this.t('labora-ui-target', { what, count });
  }

  readonly #cloisterWords = $derived.by(() => new Set(this.t('labora-ui-cloister-words').split(' ')));
  readonly asked = $derived.by(() => (this.actor && !this.input.view ? this.view.ask : null));
  readonly neutral = $derived.by(() => this.view.estates.find(({ neutral }) => neutral)?.seat ?? null);
  /** The estate that is asked about: in the solo game it may be the neutral one. */
  readonly askedSeat = $derived.by(() =>
    this.asked?.kind.startsWith('neutral') && this.neutral ? this.neutral : this.actor,
  );
  /** The estate that is shown large. */
  readonly front = $derived.by(() => this.looking ?? this.askedSeat ?? this.me);
  /** The trade or payment that is asked for. */
  readonly payment = $derived.by(() => (this.asked ? this.view.payment : null));
  /** Where land could be laid out, once it is chosen which. */
  readonly strips = $derived.by(() => {
    const { narrowed, selection } = this;
    const free = this.asked?.kind === 'function';
    return selection.tile !== undefined || selection.place !== undefined || selection.group === 'land' || free
      ? [...narrowed.open.place].map(stripOf)
      : [];
  });

  override name(seat: Seat): string {
    return seat === this.neutral ? this.t('labora-ui-neutral') : super.name(seat);
  }

  /** The choice of a whole action, with what follows it. */
  send(action: string, then: string[] = []): void {
    const offer = this.offers.find((one) => one.action === action);
    const choice = offer && this.choiceOf(offer);
    if (choice) this.input.onplay(then.length ? { ...choice, then } : choice);
  }

  protected override isPlain({ verb }: Offer): boolean {
    return verb === 'end' || verb === 'skip';
  }

  override begin(): void {
    super.begin();
    this.aside = false;
  }

  protected override follows(): boolean {
    return this.asked?.follows ?? false;
  }

  /** Of a payment under way, all of it. */
  override takeBack(): boolean {
    const decided = this.asked?.decided ?? 0;
    return super.takeBack(decided > 0 ? this.input.snapshot.moves - decided : undefined);
  }

  estate(seat: Seat): EstateView | undefined {
    return estateOf(this.view, seat);
  }

  cell(seat: Seat, spot: string): CellView | undefined {
    return this.estate(seat)?.cells.find(({ col, row }) => `${col} ${row}` === spot);
  }

  /** What the card that is asked about would change on a place. */
  site(spot: string): SiteView | undefined {
    return this.asked?.sites?.find(({ col, row }) => `${col} ${row}` === spot);
  }

  /** When a settlement phase takes place. */
  phaseWhen({ phase, round }: LaboraView['phases'][number]): string {
    return phase === 'E' || round === null ? this.t('labora-ui-at-end') : this.t('labora-ui-before', { round });
  }

  buildingName(name: Building): string {
    return this.t(`labora-building-${dashed(name)}`);
  }

  /** Where there is little room: the cross of a cloister building says the word already. */
  shortName(name: Building): string {
    const whole = this.buildingName(name);
    if (!this.isCloister(name)) return whole;
    const left = whole
      .split(' ')
      .filter((word) => !this.#cloisterWords.has(word))
      .join(' ');
    return left ? capital(left) : whole;
  }

  settlementName(name: Settlement): string {
    return this.t(`labora-settlement-${dashed(name)}`);
  }

  goodName(name: Good): string {
    return this.t(`labora-good-${name}`);
  }

  amounts(list: readonly (readonly [Good, number])[]): string {
    return list.map(([good, count]) => `${count} ${this.goodName(good)}`).join(', ');
  }

  isCloister(name: Building): boolean {
    return building(name).cloister;
  }
}

export const [useDesk, provideDesk] = defineDesk<LaboraDesk>();
