/**
 * What the parts of the drawn table share: the position, the words, and what is being chosen.
 * One desk per table, handed down by context.
 */

import { createContext } from 'svelte';
import type { Choice, Line, Phrase, Seat, Snapshot } from '$lib/api/types';
import type { Words } from '$lib/words';
import { capital } from '$lib/words';
import { consequences, type Consequences } from './consequences';
import { freshDepot, freshSpaces } from './happenings';
import { armed, leftOf, narrow, parse, pick, sharedName, stepBack, type Offer, type Part, type Selection } from './narrowing';
import { estateOf, type BurgundyView } from './types';

export interface DeskInput {
  snapshot: Snapshot;
  /** A position of the past; nothing shows the present one. */
  view: BurgundyView | null;
  lines: readonly Line[];
  words: Words;
  confirm: boolean;
  onplay: (choice: Choice) => void;
}

/** How something on the table stands to what is asked. */
export interface Target {
  /** It fits what is chosen and can be chosen now. */
  open: boolean;
  chosen: boolean;
  /** Something else of its kind is chosen; a click changes over to it. */
  other: boolean;
  /** The fewest workers that any action with it costs. */
  price: number;
  label: string;
}

const IDLE: Target = { open: false, chosen: false, other: false, price: 0, label: '' };

interface Told extends Consequences {
  choice: Choice;
}

export class Desk {
  readonly #read: () => DeskInput;
  selection = $state.raw<Selection>({});
  /** What was clicked of equal things; the selection has the name that they share. */
  #clicked = $state.raw<Selection>({});
  /** Which of two equal dice was clicked. */
  clickedDie = $state(0);
  /** The estate that is shown large; nothing shows my own. */
  looking = $state<Seat | null>(null);

  constructor(read: () => DeskInput) {
    this.#read = read;
  }

  readonly input = $derived.by(() => this.#read());
  readonly view = $derived.by(() => this.input.view ?? (this.input.snapshot.view as BurgundyView));
  readonly seats = $derived.by(() => this.input.snapshot.seats);
  readonly names = $derived.by(() => Object.fromEntries(
    this.seats.map(({ seat, name }) => [seat, name || this.input.words.text('name-player', { seat })]),
  ));
  /** The player whose things are in front: the viewer, or for those who look on the first one. */
  readonly me = $derived.by(() => this.input.snapshot.viewer ?? this.seats.find(({ you }) => you)?.seat ?? this.view.estates[0]?.seat ?? 'A');
  /** Whether somebody looks on who has no seat. */
  readonly lookingOn = $derived.by(() => !this.seats.some(({ you }) => you));
  readonly shown = $derived.by(() => this.looking ?? this.me);
  readonly onTurn = $derived.by(() => (typeof this.view.turn === 'object' ? this.view.turn.players : []));
  readonly fresh = $derived.by(() => freshSpaces(this.input.lines));
  readonly freshDepot = $derived.by(() => freshDepot(this.input.lines));

  readonly #told = $derived.by(() => {
    const { snapshot, view } = this.input;
    if (view) return new Map<string, Told>();
    const mine = snapshot.choices.filter((choice) => choice.seat === this.actor);
    return new Map(mine.map((choice) => [choice.action, { choice, ...consequences(choice.words) }]));
  });
  /** My seat that is asked. */
  readonly actor = $derived.by(() => {
    const { snapshot } = this.input;
    const own = snapshot.choices.find((choice) => choice.seat === snapshot.viewer);
    return own?.seat ?? snapshot.choices[0]?.seat ?? null;
  });
  readonly offers = $derived.by(() => [...this.#told.keys()].map(parse));
  readonly narrowed = $derived.by(() => narrow(this.offers, this.selection));
  /** The action that a confirmation would play. */
  readonly armed = $derived.by(() => {
    const offer = armed(this.narrowed.left, this.selection, (one) => this.priceOf(one));
    return offer ? (this.#told.get(offer.action) ?? null) : null;
  });
  readonly armedOffer = $derived.by(() => (this.armed ? parse(this.armed.choice.action) : null));

  t(key: string, args: Record<string, string | number> = {}): string {
    return this.input.words.text(key, args);
  }

  say(phrase: Phrase): string {
    return this.input.words.say(phrase, this.names);
  }

  /** A phrase at the start of a line. */
  title(phrase: Phrase): string {
    return capital(this.say(phrase));
  }

  name(seat: Seat): string {
    return this.names[seat] ?? seat;
  }

  told(offer: Offer): Told | undefined {
    return this.#told.get(offer.action);
  }

  priceOf(offer: Offer): number {
    return this.told(offer)?.cost.workers ?? 0;
  }

  #called(part: Part, value: string): string {
    return this.actor ? sharedName(this.view, this.actor, part, value) : value;
  }

  /** How a thing stands to what is asked; `name` is what it is called in the reader's language. */
  target(part: Part, value: string, name: string): Target {
    const called = this.#called(part, value);
    const taken = this.selection[part] ?? this.armedOffer?.[part];
    const chosen = taken === called && (this.selection[part] && this.#called(part, this.#clicked[part] ?? '') === called ? this.#clicked[part] === value : value === called);
    if (!chosen && !this.narrowed.open[part].has(called)) return IDLE;
    const { [part]: _, ...others } = this.selection;
    const fitting = leftOf(this.offers, { ...others, [part]: called });
    const price = Math.min(...fitting.map((offer) => this.priceOf(offer)));
    const best = armed(fitting, { [part]: called }, (offer) => this.priceOf(offer));
    const words = best ? this.told(best)?.choice.words : undefined;
    const label = words ? this.say(words) : this.t('burgundy-table-target', { what: name, workers: price, count: fitting.length });
    return { open: true, chosen, other: taken !== undefined && !chosen, price: Number.isFinite(price) ? price : 0, label };
  }

  /** Whether any action with this value is offered, whatever else is chosen. */
  offered(part: Part, value: string): boolean {
    return this.narrowed.offered[part].has(this.#called(part, value));
  }

  pick(part: Part, value: string): void {
    const called = this.#called(part, value);
    this.selection = pick(this.offers, this.selection, part, called);
    this.#clicked = { ...this.#clicked, [part]: value };
    if (!this.input.confirm && this.narrowed.only && Object.keys(this.selection).length) this.play();
  }

  stepBack(): boolean {
    if (!Object.keys(this.selection).length) return false;
    this.selection = stepBack(this.selection);
    return true;
  }

  play(): void {
    const told = this.armed;
    if (!told) return;
    this.selection = {};
    this.input.onplay(told.choice);
  }

  /** What makes an element a target: a click picks it, a second one on the armed action plays. */
  attributes(part: Part, value: string, target: Target): Record<string, unknown> {
    if (!target.open) return {};
    const act = () => this.pick(part, value);
    return {
      role: 'button',
      tabindex: 0,
      'aria-label': target.label,
      'aria-pressed': target.chosen,
      'data-target': `${part}:${value}`,
      onclick: act,
      // The two clicks before it have chosen and taken back.
      ondblclick: () => {
        if (!this.armed) act();
        this.play();
      },
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        if (target.chosen && this.armed && event.key === 'Enter') this.play();
        else act();
      },
    };
  }

  estate(seat: Seat) {
    return estateOf(this.view, seat);
  }
}

export const [useDesk, provideDesk] = createContext<Desk>();
