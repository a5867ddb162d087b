/**
 * What the parts of a drawn table share: the position, the words, and what is being chosen. One
 * desk per table, handed down by context; a game extends it by what only that game knows.
 */

import { createContext } from 'svelte';
import type { Bundle, Choice, Line, Phrase, Seat, Snapshot, Turn } from '$lib/api/types';
import { waits, type Confirmation } from '$lib/confirmation';
import { capital, type Words } from '$lib/words';
import { leftOf, narrow, nothing, pick, stepBack, type Offer, type Selection } from './narrowing';
import { askWhy, type Why } from './why';

export interface DeskInput {
  snapshot: Snapshot;
  /** A position of the past; nothing shows the present one. */
  view: unknown;
  lines: readonly Line[];
  words: Words;
  /** When a chosen action waits for its confirmation. */
  confirm: Confirmation;
  /** When the snapshot came, for clocks. */
  received?: number;
  /** Whether somebody leads through the game. */
  taught?: boolean;
  onplay: (choice: Choice) => void;
  onundo?: ((to?: number, only?: boolean) => void) | undefined;
  onwhy?: Why | undefined;
  onstand?: (() => void) | undefined;
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
  readonly #read: () => DeskInput;
  selection = $state.raw<Selection<Part>>(nothing());
  /** What was clicked of equal things; the selection has the name that they share. */
  #clicked = $state.raw<Selection<Part>>(nothing());
  /** The player whose board is shown large; nothing shows my own. */
  looking = $state<Seat | null>(null);
  /** Who was asked last. */
  #asked: Seat | null = null;
  /** What things were called when they were shown last. */
  readonly #shownAs = new Map<string, string>();
  /** The last click has played something; a second one that makes it a double click means nothing more. */
  #spent = false;

  constructor(read: () => DeskInput) {
    this.#read = read;
  }

  /** The parts by which an action is chosen. */
  protected abstract readonly parts: readonly Part[];
  /** Splits the notation of an offered action into its parts; one that decides more has several offers. */
  protected abstract parse(action: string): O | O[];
  /** The parts in the order in which they are asked for, each with the end of the key that asks for it. */
  protected readonly asking: readonly Part[] = [];
  /** The stem of the keys that ask for a part. */
  protected readonly asks: string = '';
  /** The parts that say only what kind of thing is done. */
  protected readonly kinds: readonly Part[] = [];
  /** What a target is called that several actions go through. */
  protected abstract describe(name: string, price: number, ways: number): string;

  /** The action to be confirmed: the only one left, unless the game sees more. */
  protected meant(left: readonly O[], selection: Selection<Part>): O | null {
    return Object.keys(selection).length > 0 && left.length === 1 ? (left[0] ?? null) : null;
  }

  /** The ways to choose several decisions at once, where the table shows them as one. */
  protected parseBundle(_actions: readonly string[]): Omit<O, 'action'>[] {
    return [];
  }

  /** Whether the button of an action is confirmation enough: it only ends what is over, and gives nothing up. */
  protected isPlain(_offer: O): boolean {
    return false;
  }

  /** Actions that a thing would stand for if it could be chosen, in notation. */
  protected wouldBe(_part: Part, _value: string): readonly string[] {
    return [];
  }

  /** What was decided once and for all, or for a while. */
  protected habit(): O | null {
    return null;
  }

  /** The name that equal things share in the notation. */
  protected called(_part: Part, value: string): string {
    return value;
  }

  /** Whether the question follows from a decision of the same player, and is left by taking it back. */
  protected follows(): boolean {
    return false;
  }

  priceOf(_offer: O): number {
    return 0;
  }

  readonly input = $derived.by(() => this.#read());
  readonly view = $derived.by(() => (this.input.view ?? this.input.snapshot.view) as View);
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
  /** Several decisions at once, by their notation. */
  readonly #bundles = $derived.by(() => {
    const { snapshot, view } = this.input;
    const mine = view ? [] : (snapshot.bundles ?? []).filter((bundle) => bundle.seat === this.actor);
    return new Map(mine.map((bundle) => [bundle.actions.join(', '), bundle]));
  });
  readonly offers = $derived.by(() => [
    ...[...this.#choices.keys()].flatMap((action) => this.parse(action)),
    ...[...this.#bundles].flatMap(([action, { actions }]) =>
      this.parseBundle(actions).map((offer) => ({ ...offer, action }) as O),
    ),
  ]);
  readonly narrowed = $derived.by(() => narrow(this.parts, this.offers, this.selection));
  readonly armedOffer = $derived.by(() => this.meant(this.narrowed.left, this.selection));
  /** The action that a confirmation would play. */
  readonly armed = $derived.by(() => (this.armedOffer ? this.choiceOf(this.armedOffer) : null));
  /** What is chosen so far and what is asked for next, as long as no action is armed. */
  readonly soFar = $derived.by((): string | null => {
    const { selection, narrowed, armed } = this;
    const chosen = Object.entries(selection) as [Part, string][];
    const next = this.asking.find(
      (part) => !(part in selection) && new Set(narrowed.left.map((offer): string | undefined => offer[part])).size > 1,
    );
    if (armed || !chosen.length || !next) return null;
    const names = chosen.map(([part, value]) => this.#shownAs.get(`${part}:${value}`) ?? value);
    return this.t('web-choosing', { chosen: capital(names.join(', ')), next: this.t(`${this.asks}${next}`) });
  });
  /** Changes with what is asked, and not when somebody chats or comes. */
  readonly question = $derived.by(() => `${this.actor ?? ''}:${[...this.#choices.keys()].join(';')}`);

  /**
   * A new question starts with my own board in view. What was chosen while the answer to the last action was on its way
   * is meant for it, and stays where it is still offered to the same player.
   */
  begin(): void {
    if (this.actor !== this.#asked || !this.narrowed.left.length) this.selection = nothing();
    this.#asked = this.actor;
    if (this.actor) this.looking = null;
    // Whoever has gone back wants to decide anew.
    const usual = this.input.snapshot.undo.redo === null ? this.habit() : null;
    const choice = usual && this.choiceOf(usual);
    if (choice) this.input.onplay(choice);
  }

  t(key: string, args: Record<string, string | number> = {}): string {
    return this.input.words.text(key, args);
  }

  say(phrase: Phrase): string {
    return this.input.words.say(phrase, this.names);
  }

  /** The same for those who see the board: it shows the place. */
  sayHere(phrase: Phrase): string {
    return this.input.words.seen.say(phrase, this.names);
  }

  /** A phrase at the start of a line. */
  title(phrase: Phrase): string {
    return capital(this.say(phrase));
  }

  name(seat: Seat): string {
    return this.names[seat] ?? seat;
  }

  /** Shows the board of a player large. */
  look(seat: Seat): void {
    this.looking = seat === this.me ? null : seat;
  }

  /** Whether a person sits there who is not connected. */
  isAway(seat: Seat): boolean {
    const here = this.seats.find((one) => one.seat === seat);
    return here?.kind === 'human' && !here.online;
  }

  choiceOf(offer: O): Choice | null {
    const bundle = this.#bundles.get(offer.action);
    return bundle ? choiceOfBundle(bundle) : (this.#choices.get(offer.action) ?? null);
  }

  /** How much of something an action brings; what it costs is counted apart. */
  gain(offer: O, of: string): number {
    return this.#sum(offer, of, 1);
  }

  cost(offer: O, of: string): number {
    return this.#sum(offer, of, -1);
  }

  #sum(offer: O, of: string, sign: 1 | -1): number {
    const effects = this.choiceOf(offer)?.effects ?? [];
    return effects.reduce((sum, { gains }) => sum + Math.max(0, sign * (gains[of] ?? 0)), 0);
  }

  /** How a thing stands to what is asked; `name` is what it is called in the reader's language. */
  target(part: Part, value: string, name: string): Target {
    const called = this.called(part, value);
    this.#shownAs.set(`${part}:${called}`, name);
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

  /** What an action is chosen by, as elements carry it in `data-target`; of several ways that which leads to the next one. */
  targetsOf(action: string, next?: string): string[] {
    const parsed = this.parse(action);
    const all: readonly O[] = Array.isArray(parsed) ? parsed : [parsed];
    const meant = next === undefined ? [] : all.filter((way) => this.decides(way, next));
    const ways = meant.length ? meant : all;
    const of = (way: O) =>
      this.parts.flatMap((part) => {
        const value: string | undefined = way[part];
        return value === undefined ? [] : [`${part}:${value}`];
      });
    return ways.flatMap(of);
  }

  /** Whether this way to choose an action decides the next one along with it. */
  protected decides(_way: O, _next: string): boolean {
    return false;
  }

  /** What makes somebody's points a button that says where everybody stands. */
  crown(points: number): Record<string, unknown> {
    const { onstand } = this.input;
    if (!onstand) return {};
    return {
      role: 'button',
      tabindex: 0,
      'aria-haspopup': 'dialog',
      'aria-label': `${this.t('standings-points')}: ${points}, ${this.t('web-stand')}`,
      onclick: onstand,
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onstand();
      },
    };
  }

  /** Whether any action with this value is offered, whatever else is chosen. */
  offered(part: Part, value: string): boolean {
    return this.narrowed.offered[part].has(this.called(part, value));
  }

  pick(part: Part, value: string): void {
    this.selection = pick(this.offers, this.selection, part, this.called(part, value));
    this.#clicked = { ...this.#clicked, [part]: value };
    if (Object.keys(this.selection).length) this.goOn();
  }

  /** Plays what is armed, unless it waits for its confirmation or only its kind was named. */
  protected goOn(): void {
    const { armed, armedOffer, kinds } = this;
    if (!armed || !armedOffer) return;
    const isKind = (part: string) => (kinds as readonly string[]).includes(part);
    const isVague =
      Object.keys(this.selection).every(isKind) &&
      this.parts.some((part) => !isKind(part) && part !== 'action' && armedOffer[part] !== undefined);
    if (isVague) return;
    const isPlain = this.input.confirm === 'lasting' && this.isPlain(armedOffer);
    if (isPlain || !waits(armed, this.input.confirm)) this.play();
  }

  /** A click on a thing. */
  click(event: MouseEvent, part: Part, value: string): void {
    if (event.detail > 1 && this.#spent) return;
    this.#spent = false;
    this.pick(part, value);
  }

  /** A double click plays what is armed; the two clicks before it have chosen and taken back. */
  doubleClick(part: Part, value: string): void {
    if (this.#spent) return;
    if (!this.armed) this.pick(part, value);
    this.play();
  }

  /** Takes the last choice back, or turns back to my own board, or leaves the question; says whether it could. */
  stepBack(): boolean {
    if (Object.keys(this.selection).length) this.selection = stepBack(this.selection);
    else if (this.looking) this.looking = null;
    else return this.takeBack();
    return true;
  }

  /** Takes the decision back that led to this question, or all until so many moves are left; says whether it could. */
  takeBack(to?: number): boolean {
    const { snapshot, onundo } = this.input;
    if (!this.follows() || snapshot.undo.to === null || !snapshot.undo.free || !onundo) return false;
    onundo(to);
    return true;
  }

  play(): void {
    const choice = this.armed;
    if (!choice) return;
    this.#spent = true;
    this.selection = nothing();
    this.input.onplay(choice);
  }

  /** What makes something that cannot be chosen answer why: while it is my turn, and nothing is under way. */
  dead(part: Part, value: string): Record<string, string> {
    const { onwhy } = this.input;
    return onwhy && this.offers.length && !this.offered(part, value) ? { 'data-why': `${part}:${value}` } : {};
  }

  /** Why a thing cannot be chosen, by its `data-why`. */
  async reasons(about: string): Promise<string[]> {
    const { onwhy, words } = this.input;
    const at = about.indexOf(':');
    const actions = this.wouldBe(about.slice(0, at) as Part, about.slice(at + 1));
    return onwhy && this.actor ? askWhy(onwhy, this.actor, actions, words) : [];
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
      onclick: (event: MouseEvent) => this.click(event, part, value),
      ondblclick: () => this.doubleClick(part, value),
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

function choiceOfBundle({ seat, actions, words, lasting = false }: Bundle): Choice {
  const [action = '', ...then] = actions;
  return { seat, action, then, words, heading: words, lasting };
}

/** The desk as the common parts know it. */
export type AnyDesk = Desk<{ turn: Turn }>;

const [useDesk, provideAnyDesk] = createContext<AnyDesk>();
export { useDesk };

/** How the parts of one game get its desk: a pair to take it and to provide it, to the common parts as well. */
export function defineDesk<D extends AnyDesk>(): [use: () => D, provide: (desk: D) => void] {
  const [use, provide] = createContext<D>();
  return [
    use,
    (desk) => {
      provide(desk);
      provideAnyDesk(desk);
    },
  ];
}
