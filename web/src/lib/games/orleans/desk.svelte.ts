/** What the parts of the table share beyond what every table has. */

import type { Seat } from '$lib/api/types';
import { dashed } from '$lib/dashed';
import { defineDesk, Desk } from '$lib/drawn/desk.svelte';
import { eventsOf } from '$lib/drawn/events';
import { leftOf, nothing, pick as picking } from '$lib/drawn/narrowing';
import { capital } from '$lib/words';
import { settings } from '$lib/settings.svelte';
import { kindOf, spaceData } from './catalog';
import { parse, parseBundle, PARTS, type Offer, type Part, type Selection } from './narrowing';
import { playerOf, type Follower, type OrleansEvent, type OrleansView, type PlayerView, type Space } from './types';
import { wouldBe } from './would';

/** The phases by number, as they are named; before and after the game there is none. */
const PHASES = ['setup', 'hourglass', 'census', 'followers', 'planning', 'actions', 'event'];

const onlyOne = (left: readonly Offer[]): Offer | null => (left.length === 1 ? (left[0] ?? null) : null);

/** A follower that was sent to work just now. */
export interface Planned {
  /** How many moves come before it. */
  to: number;
  follower: Follower;
  space: Space;
  origin: 'market' | 'tower';
}

export class OrleansDesk extends Desk<OrleansView, Part, Offer> {
  protected readonly parts = PARTS;
  protected override readonly asking: readonly Part[] = [
    'follower',
    'space',
    'deed',
    'kind',
    'gain',
    'town',
    'way',
    'good',
  ];
  protected override readonly asks = 'orleans-ui-choose-';
  /** The dialog of what is asked is put aside to look at the table; it comes up again with the next question. */
  aside = $state(false);
  /** The stacks of place tiles, or the events, are looked at. */
  browsing = $state<'tiles' | 'events' | null>(null);

  readonly asked = $derived.by(() => (this.actor && !this.input.view ? this.view.ask : null));

  protected parse(action: string): Offer {
    return parse(action, this.view.ask?.kind === 'send_bather');
  }

  protected override parseBundle(actions: readonly string[]): Omit<Offer, 'action'>[] {
    return parseBundle(actions);
  }

  protected override wouldBe(part: Part, value: string): string[] {
    return wouldBe(this, part, value);
  }

  protected describe(what: string, _price: number, count: number): string {
    return this.t('orleans-ui-target', { what, count });
  }

  /** What belongs to whoever is asked. */
  readonly own = $derived.by(() => (this.actor ? this.player(this.actor) : undefined));

  /** Something has to be given up for missing coins. */
  readonly torture = $derived.by(() => this.asked?.kind === 'torture');
  /** A place tile is chosen. */
  readonly choosing = $derived.by(() => this.offers.some(({ verb }) => verb === 'tile' || verb === 'remove'));

  readonly planning = $derived.by(() => this.asked !== null && this.view.stage === 'planning');
  /** Whom I sent to work in this phase, in order: each can be put back. */
  readonly planned = $derived.by((): readonly Planned[] => {
    const mine = (this.input.snapshot.undo.own ?? []).filter(({ seat }) => this.planning && seat === this.actor);
    const sent = mine.flatMap(({ to, action }): Planned[] => {
      const { verb, follower: who = '', space = '' } = parse(action, false);
      const [origin, follower = ''] = who.split(' ');
      return verb === 'assign' ? [{ to, follower, space, origin: origin === 'tower' ? 'tower' : 'market' }] : [];
    });
    return sent.slice(Math.max(sent.length - (this.own?.sent ?? 0), 0));
  });

  /** Whoever stands on this space was sent there just now. */
  isPlanned(space: Space): boolean {
    return this.planned.some((one) => one.space === space);
  }

  /** Puts a planned follower back. What was planned after it stays, and so does what others plan. */
  putBack(space: Space, follower?: Follower): Planned | undefined {
    this.selection = nothing();
    const last = this.planned.findLast(
      (one) => one.space === space && (follower === undefined || one.follower === follower),
    );
    if (last) this.input.onundo?.(last.to, true);
    return last;
  }

  putAllBack(): void {
    for (const { space, follower } of this.planned.toReversed()) this.putBack(space, follower);
  }

  /** What nobody has to choose is proposed: to draw as many as possible, and to end a plan to which nothing can be added. */
  protected override meant(left: readonly Offer[], selection: Selection): Offer | null {
    if (selection.space !== undefined && this.planning) return this.#spared(left);
    // A merchant goes without a good unless one is chosen; the good can still be taken when it is there.
    if (selection.town !== undefined) return onlyOne(left.filter(({ crate }) => crate === undefined));
    if (Object.keys(selection).length > 0) return onlyOne(left);
    if (this.drawing) return left.at(-1) ?? null;
    return onlyOne(left);
  }

  /** Whoever is best spared for a space: of its own kind before a monk, from the market before the tower. */
  #spared(left: readonly Offer[]): Offer | null {
    const cost = ({ follower = '', space = '' }: Offer): number => {
      const [origin = '', who = ''] = follower.split(' ');
      const kind = kindOf(who);
      const wanted = spaceData(space).kind;
      return (
        (wanted !== null && kind !== wanted ? 10 : 0) +
        (kind === 'monk' ? 5 : 0) +
        (origin === 'tower' ? 2 : 0) +
        (who.startsWith('own_') ? 0 : 1)
      );
    };
    // Where anybody may stand, it is a choice who shall.
    const open = left.some(({ space = '' }) => spaceData(space).kind === null);
    return open ? onlyOne(left) : (left.toSorted((a, b) => cost(a) - cost(b))[0] ?? null);
  }

  /** Always as many followers as possible, where that was wanted once. */
  protected override habit(): Offer | null {
    return this.drawsAlways && this.drawing ? (this.offers.at(-1) ?? null) : null;
  }

  get drawsAlways(): boolean {
    return settings.habit('orleans-draw');
  }

  /** Draws as many as possible, now and from now on. */
  drawAlways(): void {
    settings.setHabit('orleans-draw', true);
    this.play();
  }

  /** How many followers to draw is asked, and nothing else. */
  get drawing(): boolean {
    return this.asked?.kind === 'declare' && this.offers.every(({ verb }) => verb === 'draw');
  }

  override pick(part: Part, value: string): void {
    if (this.planning) {
      const next = picking(this.offers, this.selection, part, value);
      const left = leftOf(this.offers, next);
      // A follower in hand waits for a space; on its space it can be put back, and needs no confirmation.
      if (left.every(({ verb }) => verb === 'assign')) {
        this.selection = next;
        if ((next.space ?? next.crew) !== undefined && this.armed) this.play();
        return;
      }
    }
    super.pick(part, value);
  }

  override begin(): void {
    super.begin();
    this.aside = false;
  }

  protected override follows(): boolean {
    return this.asked?.follows ?? false;
  }

  /** The follower who was planned last goes back first. */
  override takeBack(): boolean {
    const last = this.planned.at(-1);
    return last ? this.putBack(last.space, last.follower) !== undefined : super.takeBack();
  }

  /** Sends an action that has a button of its own. */
  send(action: string): void {
    const offer = this.offers.find((one) => one.action === action);
    const choice = offer && this.choiceOf(offer);
    if (choice) this.input.onplay(choice);
  }

  player(seat: Seat): PlayerView | undefined {
    return playerOf(this.view, seat);
  }

  readonly front = $derived.by(() => this.looking ?? this.actor ?? this.me);

  /** The events of the rounds up to now, by round. */
  readonly events = $derived.by(() => {
    const known = new Map<number, string>();
    let round = 0;
    for (const event of eventsOf<OrleansEvent>(this.input.lines.flatMap(({ events }) => events))) {
      if (event.event === 'round_began') round = event.round ?? round;
      if (event.event === 'revealed' && typeof event.tile === 'string') known.set(round, event.tile);
    }
    return known;
  });

  /** What part of the round is played, in words. */
  readonly phase = $derived.by(() =>
    capital(
      this.t(
        this.view.stage === 'over'
          ? 'orleans-term-game-end'
          : `orleans-phase-${PHASES[this.view.phase ?? 0] ?? 'setup'}`,
      ),
    ),
  );

  /** How a player stands in the round. */
  status(seat: Seat): string {
    const { view } = this;
    if (view.turn === 'over') return 'over';
    if (this.onTurn.includes(seat))
      return view.stage === 'planning' ? 'plans' : view.stage === 'declaring' ? 'declares' : 'turn';
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

export const [useDesk, provideDesk] = defineDesk<OrleansDesk>();
