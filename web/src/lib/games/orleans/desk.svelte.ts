/** What the parts of the table share beyond what every table has. */

import { tick } from 'svelte';
import type { Choice, Seat } from '$lib/api/types';
import { Desk, useDesk as useAnyDesk, type DeskInput } from '$lib/drawn/desk.svelte';
import { leftOf, nothing, pick as picking } from '$lib/drawn/narrowing';
import { forget, recall, remember } from '$lib/memory';
import { capital } from '$lib/words';
import { kindOf, placeData } from './catalog';
import { drafted, withDraft, without } from './draft';
import { parse, PARTS, type Offer, type Part, type Selection } from './narrowing';
import { isEvent, playerOf, type Follower, type OrleansView, type PlayerView, type Space } from './types';

/** Questions that follow from a decision of the same player, and are left by taking it back. */
const FOLLOWING = new Set(['recruit', 'tile', 'merchant', 'move', 'take_good', 'deeds', 'pharmacy', 'give', 'bake', 'bonus']);
/** Places whose action begins with a question. */
const ASKING = new Set(['recruit_one_of', 'travel', 'deeds', 'pharmacy', 'goldsmith', 'bakery', 'hideaway', 'court']);
/** The phases by number, as they are named; before and after the game there is none. */
const PHASES = ['setup', 'hourglass', 'census', 'followers', 'planning', 'actions', 'event'];
export const dashed = (name: string) => name.replaceAll('_', '-');

/** Once more on the space that was just filled would empty it: whoever plans by keys goes on with the next follower. */
function goOn(): void {
  if (document.activeElement?.matches('body, [data-target^="planned:"]') !== true) return;
  document.querySelector<HTMLElement>('[data-target^="follower:"]')?.focus();
}

export interface OrleansInput extends DeskInput<OrleansView> {
  onundo: ((to?: number) => void) | undefined;
}

export class OrleansDesk extends Desk<OrleansView, Part, Offer> {
  readonly sprites = 'o';
  protected readonly parts = PARTS;
  readonly #more: () => OrleansInput;
  /** The plan as it was made on this page; nothing before something was planned. */
  #planned = $state.raw<{ question: string; actions: readonly string[] } | null>(null);
  /** The dialog of what is asked is put aside to look at the table. */
  aside = $state(false);
  /** The stacks of place tiles, or the events, are looked at. */
  browsing = $state<'tiles' | 'events' | null>(null);

  constructor(read: () => OrleansInput) {
    super(read);
    this.#more = read;
  }

  readonly asked = $derived.by(() => (this.actor && !this.input.view ? this.view.ask : null));

  protected parse(action: string): Offer {
    return parse(action, this.view.ask?.kind === 'send_bather');
  }

  protected describe(what: string, _price: number, count: number): string {
    return this.t('orleans-ui-target', { what, count });
  }

  /** Something has to be given up for missing coins. */
  readonly torture = $derived.by(() => this.asked?.kind === 'torture');
  /** A place tile is chosen. */
  readonly choosing = $derived.by(() => this.offers.some(({ verb }) => verb === 'tile' || verb === 'remove'));

  /** All plan at once: the plan is made here and sent when it is done. */
  readonly drafting = $derived.by(() => this.asked?.kind === 'plan' && this.actor !== null);
  readonly #plan = $derived.by(() => `${this.input.snapshot.id}.${this.actor ?? ''}`);
  readonly #kept = $derived.by((): readonly string[] => {
    const question = `${this.#plan}.${this.view.round}`;
    if (this.#planned?.question === question) return this.#planned.actions;
    const known = recall(`plan.${this.#plan}`)?.split(';') ?? [];
    return known[0] === String(this.view.round) ? known.slice(1) : [];
  });
  readonly #drafted = $derived.by(() => {
    const { snapshot } = this.input;
    const player = this.actor ? playerOf(this.view, this.actor) : undefined;
    if (!this.drafting || !player) return null;
    const offers = snapshot.choices.filter(({ seat }) => seat === this.actor).map(({ action }) => this.parse(action));
    return drafted(offers, this.#kept, player);
  });
  /** What is planned and not sent. */
  readonly draft = $derived.by(() => this.#drafted?.draft ?? []);

  protected override refine(offers: Offer[]): Offer[] {
    return this.#drafted?.offers ?? offers;
  }

  #keep(actions: readonly string[]): void {
    this.#planned = { question: `${this.#plan}.${this.view.round}`, actions };
    if (actions.length) remember(`plan.${this.#plan}`, [this.view.round, ...actions].join(';'));
    else forget(`plan.${this.#plan}`);
  }

  #assign(offer: Offer): void {
    this.#keep([...this.draft.map(({ action }) => action), offer.action]);
    this.selection = nothing();
    void tick().then(goOn);
  }

  /** Whether a follower on this space is planned and not sent. */
  isDrafted(space: Space): boolean {
    return this.draft.some((one) => one.space === space);
  }

  /** Puts a planned follower back; it stays picked up where it was dragged away. */
  putBack(space: Space, follower?: Follower): void {
    this.selection = nothing();
    this.#keep(without(this.draft, space, follower));
  }

  putLastBack(): void {
    const last = this.draft.at(-1);
    if (last?.space) this.putBack(last.space, last.follower?.split(' ')[1]);
  }

  putAllBack(): void {
    this.selection = nothing();
    this.#keep([]);
  }

  /** What nobody has to choose is proposed: to draw as many as possible, and to end a plan that was begun. */
  protected override meant(left: readonly Offer[], selection: Selection): Offer | null {
    const chosen = Object.keys(selection).length > 0;
    if (chosen) return left.length === 1 ? (left[0] ?? null) : null;
    if (this.drafting) return this.draft.length || left.length === 1 ? (left.find(({ verb }) => verb === 'done') ?? null) : null;
    if (this.asked?.kind === 'declare' && left.every(({ verb }) => verb === 'draw')) return left.at(-1) ?? null;
    return left.length === 1 ? (left[0] ?? null) : null;
  }

  override choiceOf(offer: Offer): Choice | null {
    const choice = super.choiceOf(offer);
    const [first, ...rest] = this.draft;
    if (!choice || offer.verb !== 'done' || !this.drafting || !first) return choice;
    return { ...choice, action: first.action, then: [...rest.map(({ action }) => action), choice.action] };
  }

  override pick(part: Part, value: string): void {
    if (this.drafting) {
      const next = picking(this.offers, this.selection, part, value);
      const left = leftOf(this.offers, next);
      const [only] = left;
      if (only?.verb === 'assign' && next.space !== undefined && left.length === 1) {
        this.#assign(only);
        return;
      }
      // A follower in hand waits for a space, whether plays are confirmed or not.
      if (left.every(({ verb }) => verb === 'assign')) {
        this.selection = next;
        return;
      }
    }
    super.pick(part, value);
    // Planning in turn is taken back as easily as it is done.
    if (this.asked?.kind === 'plan_in_turn' && this.selection.space !== undefined && this.armedOffer?.verb === 'assign') this.play();
    // What is followed by a question is looked over there, and plays at once.
    if (part === 'place' && this.armedOffer?.place && ASKING.has(placeData(this.armedOffer.place).effect)) this.play();
  }

  override play(): void {
    const offer = this.armedOffer;
    if (this.drafting && offer?.verb === 'assign') {
      this.#assign(offer);
      return;
    }
    const sends = this.drafting && offer?.verb === 'done';
    super.play();
    if (sends) forget(`plan.${this.#plan}`);
  }

  override stepBack(): boolean {
    if (super.stepBack()) return true;
    if (this.looking) return false;
    if (this.draft.length) {
      this.putLastBack();
      return true;
    }
    return this.takeBack();
  }

  /** Takes the decision back that led to this question. */
  takeBack(): boolean {
    const { snapshot } = this.input;
    const { onundo } = this.#more();
    if (!this.asked || !FOLLOWING.has(this.asked.kind) || snapshot.undo.to === null || !snapshot.undo.free || !onundo) return false;
    onundo();
    return true;
  }

  /** Sends an action that has a button of its own. */
  send(action: string): void {
    const offer = this.offers.find((one) => one.action === action);
    const choice = offer && this.choiceOf(offer);
    if (choice) this.input.onplay(choice);
  }

  /** A player as the table shows it: with the plan that is not sent. */
  player(seat: Seat): PlayerView | undefined {
    const player = playerOf(this.view, seat);
    return player && seat === this.actor && this.drafting ? withDraft(player, this.draft) : player;
  }

  readonly front = $derived.by(() => this.looking ?? this.actor ?? this.me);

  /** The events of the rounds up to now, by round. */
  readonly events = $derived.by(() => {
    const known = new Map<number, string>();
    let round = 0;
    for (const event of this.input.lines.flatMap(({ events }) => events).filter(isEvent)) {
      if (event.event === 'round_began') round = event.round ?? round;
      if (event.event === 'revealed' && typeof event.tile === 'string') known.set(round, event.tile);
    }
    return known;
  });

  /** What part of the round is played, in words. */
  readonly phase = $derived.by(() => capital(this.t(this.view.stage === 'over' ? 'orleans-term-game-end' : `orleans-phase-${PHASES[this.view.phase ?? 0] ?? 'setup'}`)));

  /** How a player stands in the round. */
  status(seat: Seat): string {
    const { view } = this;
    if (view.turn === 'over') return 'over';
    if (this.onTurn.includes(seat)) return view.stage === 'planning' ? 'plans' : view.stage === 'declaring' ? 'declares' : 'turn';
    if (view.stage === 'planning' && view.finished.includes(seat)) return 'done';
    if (view.stage === 'acting' && view.finished.includes(seat)) return 'passed';
    return view.start === seat ? 'starts' : 'waits';
  }

  placeName(name: string): string {
    return this.t(`orleans-place-${dashed(name)}`);
  }

  kindName(follower: Follower): string {
    return this.t(`orleans-follower-${kindOf(follower)}`);
  }

  followerName(follower: Follower): string {
    return this.t(`orleans-follower-${dashed(follower)}`);
  }

  goodName(name: string): string {
    return this.t(`orleans-good-${name}`);
  }

  eventName(name: string): string {
    return capital(this.t(`orleans-hourglass-${dashed(name)}`));
  }

  deedName(name: string): string {
    return capital(this.t(`orleans-deed-${dashed(name)}`));
  }

  townName(name: string): string {
    return this.t(`orleans-town-${dashed(name)}`);
  }
}

export const useDesk = () => useAnyDesk() as unknown as OrleansDesk;
