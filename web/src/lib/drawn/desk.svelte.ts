/**
 * What the parts of a drawn table share: the position, the words, and what is being chosen. One
 * desk per table, handed down by context; a game extends it by what only that game knows.
 */

import { createContext } from 'svelte';
import type { Choice, Line, Phrase, Seat, Snapshot, Turn } from '$lib/api/types';
import { capital, type Words } from '$lib/words';
import { leftOf, narrow, nothing, pick, stepBack, type Offer, type Selection } from './narrowing';

export interface DeskInput<View> {
  snapshot: Snapshot;
  /** A position of the past; nothing shows the present one. */
  view: View | null;
  lines: readonly Line[];
  words: Words;
  confirm: boolean;
  /** When the snapshot came, for clocks. */
  received?: number;
  onplay: (choice: Choice) => void;
}

/** How something on the table stands to what is asked. */
export interface Target {
  /** It fits what is chosen and can be chosen now. */
  open: boolean;
  chosen: boolean;
  /** Something else of its kind is chosen; a click changes over to it. */
  other: boolean;
  /** The least that any action with it costs, in what the game pays with. */
  price: number;
  label: string;
}

const IDLE: Target = { open: false, chosen: false, other: false, price: 0, label: '' };

export abstract class Desk<
  View extends { turn: Turn },
  Part extends string = string,
  O extends Offer<Part> = Offer<Part>,
> {
  readonly #read: () => DeskInput<View>;
  selection = $state.raw<Selection<Part>>(nothing());
  /** What was clicked of equal things; the selection has the name that they share. */
  #clicked = $state.raw<Selection<Part>>(nothing());
  /** The player whose board is shown large; nothing shows my own. */
  looking = $state<Seat | null>(null);

  constructor(read: () => DeskInput<View>) {
    this.#read = read;
  }

  /** What the ids of the game's symbols begin with. */
  abstract readonly sprites: string;
  /** The parts by which an action is chosen. */
  protected abstract readonly parts: readonly Part[];
  /** Splits the notation of an offered action into its parts; one that decides more has several offers. */
  protected abstract parse(action: string): O | O[];
  /** What a target is called that several actions go through. */
  protected abstract describe(name: string, price: number, ways: number): string;

  /** The action to be confirmed: the only one left, unless the game sees more. */
  protected meant(left: readonly O[], selection: Selection<Part>): O | null {
    return Object.keys(selection).length > 0 && left.length === 1 ? (left[0] ?? null) : null;
  }

  /** The name that equal things share in the notation. */
  protected called(_part: Part, value: string): string {
    return value;
  }

  priceOf(_offer: O): number {
    return 0;
  }

  readonly input = $derived.by(() => this.#read());
  readonly view = $derived.by(() => this.input.view ?? (this.input.snapshot.view as View));
  readonly seats = $derived.by(() => this.input.snapshot.seats);
  readonly names = $derived.by(() =>
    Object.fromEntries(
      this.seats.map(({ seat, name }) => [seat, name || this.input.words.text('name-player', { seat })]),
    ),
  );
  /** The player whose things are in front: the viewer, or for those who look on the first one. */
  readonly me = $derived.by(
    () => this.input.snapshot.viewer ?? this.seats.find(({ you }) => you)?.seat ?? this.seats[0]?.seat ?? 'A',
  );
  /** Whether somebody looks on who has no seat. */
  readonly lookingOn = $derived.by(() => !this.seats.some(({ you }) => you));
  readonly shown = $derived.by(() => this.looking ?? this.me);
  readonly onTurn = $derived.by(() => (typeof this.view.turn === 'object' ? this.view.turn.players : []));

  /** My seat that is asked. */
  readonly actor = $derived.by(() => {
    const { snapshot } = this.input;
    const own = snapshot.choices.find((choice) => choice.seat === snapshot.viewer);
    return own?.seat ?? snapshot.choices[0]?.seat ?? null;
  });
  readonly #choices = $derived.by(() => {
    const { snapshot, view } = this.input;
    const mine = view ? [] : snapshot.choices.filter((choice) => choice.seat === this.actor);
    return new Map(mine.map((choice) => [choice.action, choice]));
  });
  readonly offers = $derived.by(() => [...this.#choices.keys()].flatMap((action) => this.parse(action)));
  readonly narrowed = $derived.by(() => narrow(this.parts, this.offers, this.selection));
  readonly armedOffer = $derived.by(() => this.meant(this.narrowed.left, this.selection));
  /** The action that a confirmation would play. */
  readonly armed = $derived.by(() => (this.armedOffer ? this.choiceOf(this.armedOffer) : null));
  /** Changes with what is asked, and not when somebody chats or comes. */
  readonly question = $derived.by(() => `${this.actor ?? ''}:${[...this.#choices.keys()].join(';')}`);

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

  /** Whether a person sits there who is not connected. */
  isAway(seat: Seat): boolean {
    const here = this.seats.find((one) => one.seat === seat);
    return here?.kind === 'human' && !here.online;
  }

  choiceOf(offer: O): Choice | null {
    return this.#choices.get(offer.action) ?? null;
  }

  /** How a thing stands to what is asked; `name` is what it is called in the reader's language. */
  target(part: Part, value: string, name: string): Target {
    const called = this.called(part, value);
    const taken: string | undefined = this.selection[part] ?? this.armedOffer?.[part];
    const clicked: string | undefined = this.#clicked[part];
    const byName = this.selection[part] !== undefined && this.called(part, clicked ?? '') === called;
    const chosen = taken === called && value === (byName ? clicked : called);
    if (!chosen && !this.narrowed.open[part].has(called)) return IDLE;
    const others = Object.fromEntries(Object.entries(this.selection).filter(([one]) => one !== part));
    const alone = { [part]: called } as Selection<Part>;
    const fitting = leftOf(this.offers, { ...others, ...alone } as Selection<Part>);
    const price = Math.min(...fitting.map((offer) => this.priceOf(offer)));
    const best = this.meant(fitting, alone);
    const words = best && this.choiceOf(best)?.words;
    const label = words ? this.say(words) : this.describe(name, price, fitting.length);
    const other = taken !== undefined && !chosen;
    return { open: true, chosen, other, price: Number.isFinite(price) ? price : 0, label };
  }

  /** Whether any action with this value is offered, whatever else is chosen. */
  offered(part: Part, value: string): boolean {
    return this.narrowed.offered[part].has(this.called(part, value));
  }

  pick(part: Part, value: string): void {
    this.selection = pick(this.offers, this.selection, part, this.called(part, value));
    this.#clicked = { ...this.#clicked, [part]: value };
    if (!this.input.confirm && this.narrowed.only && Object.keys(this.selection).length) this.play();
  }

  /** Takes the last choice back, or turns back to my own board; says whether there was something to leave. */
  stepBack(): boolean {
    if (Object.keys(this.selection).length) this.selection = stepBack(this.selection);
    else if (this.looking) this.looking = null;
    else return false;
    return true;
  }

  play(): void {
    const choice = this.armed;
    if (!choice) return;
    this.selection = nothing();
    this.input.onplay(choice);
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
}

/** The desk as the common parts know it. */
export type AnyDesk = Desk<{ turn: Turn }>;

export const [useDesk, provideDesk] = createContext<AnyDesk>();
