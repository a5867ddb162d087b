/** What the parts of the table share beyond what every table has. */

import type { Choice, Seat } from '$lib/api/types';
import { dashed } from '$lib/dashed';
import { defineDesk, Desk } from '$lib/drawn/desk.svelte';
import { capital } from '$lib/words';
import { building, colourOf, sawmill, valueOf, type BuildingData } from './catalog';
import { decisions, gatheringOf, isComplete, leftOut, markOf, marksOf, proposal, taken } from './gathering';
import { parse, PARTS, type Offer, type Part } from './narrowing';
import { scoringOf } from './scoring';
import {
  GUILDS,
  playerOf,
  stageOf,
  type Building,
  type Capital,
  type Colour,
  type CraftsmenView,
  type Good,
  type Guild,
  type Kind,
  type PlayerView,
  type Season,
} from './types';
import { wouldBe } from './would';

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];
export const roman = (number: number): string => ROMAN[number - 1] ?? String(number);

export class CraftsmenDesk extends Desk<CraftsmenView, Part, Offer> {
  protected readonly parts = PARTS;
  protected override readonly kinds: readonly Part[] = ['group'];
  protected override readonly asking: readonly Part[] = [
    'card',
    'from',
    'to',
    'end',
    'queue',
    'pile',
    'shown',
    'capital',
  ];
  protected override readonly asks = 'craftsmen-ui-choose-';
  /** The dialog of an auction or of cards that are looked at is folded to see the table. */
  folded = $state(false);
  /** Whether the scoring of the last year is shown. */
  scoring = $state(false);
  /** What is gathered for a question that wants several things. */
  picks = $state.raw<readonly string[]>([]);
  /** Which of equal things were clicked, the last one first. */
  #clickedOf = $state.raw<readonly string[]>([]);
  readonly #marks = $derived.by(() => marksOf(this.picks, this.#clickedOf));
  /** The season for which no work token is spent any more. */
  #resting = '';

  protected parse(action: string): Offer | Offer[] {
    return parse(action, this.view, this.asked);
  }

  protected override wouldBe(part: Part, value: string): string[] {
    return wouldBe(this, part, value);
  }

  protected describe(what: string, _price: number, count: number): string {
    return this.t('craftsmen-ui-target', { what, count });
  }

  /** What is asked of me now. */
  readonly asked = $derived.by(() => (this.actor && !this.input.view ? this.view.asked : null));
  readonly player = $derived.by(() => playerOf(this.view, this.shown));
  /** The guild whose stage is played. */
  readonly stage = $derived.by(() => stageOf(this.view));
  readonly gathering = $derived.by(() => {
    const gathering = this.asked ? gatheringOf(this.view, this.asked) : null;
    return gathering && this.offers.some(({ verb }) => verb === gathering.verb) ? gathering : null;
  });
  readonly #gathered = $derived.by((): Choice | null => {
    const { gathering, picks } = this;
    if (!gathering || !isComplete(gathering, picks)) return null;
    const [first = '', ...then] = decisions(gathering, picks);
    const offer = this.offers.find(({ action }) => action === first);
    const choice = offer && super.choiceOf(offer);
    if (!choice) return null;
    const name = (one: string) => ({ key: 'craftsmen-ui-named', args: { name: { text: this.thingName(one) } } });
    return {
      ...choice,
      words: { key: `craftsmen-ui-gather-${gathering.kind}`, args: { things: { list: picks.map(name) } } },
      ...(then.length ? { then } : {}),
    };
  });
  override readonly armed = $derived.by(() => {
    if (this.armedOffer) return this.choiceOf(this.armedOffer);
    return this.#gathered;
  });
  /** Whether a dialog lies over the table, in which the answer is given. */
  readonly covered = $derived.by(() => !this.folded && (this.view.auction ?? this.view.look) !== null);
  /** The last scoring of a year that has been played, up to the position shown. */
  readonly scored = $derived.by(() => scoringOf(this.input.lines, this.view));

  /** A new question begins with what is proposed. */
  override begin(): void {
    super.begin();
    this.picks = this.gathering ? proposal(this.gathering) : [];
    this.#clickedOf = [];
    this.folded = false;
  }

  readonly #thisSeason = $derived.by(() => `${this.view.year} ${this.view.season}`);

  /** Spends no work token, now and for the rest of the season. */
  rest(): void {
    this.#resting = this.#thisSeason;
    this.pick('action', 'done');
    this.play();
  }

  protected override habit(): Offer | null {
    if (this.asked?.kind !== 'spend_token' || this.#resting !== this.#thisSeason) return null;
    return this.offers.find(({ verb }) => verb === 'done') ?? null;
  }

  override choiceOf(offer: Offer): Choice | null {
    const choice = super.choiceOf(offer);
    if (!choice || !offer.then) return choice;
    const args = { first: { phrase: choice.words }, second: { text: this.#following(offer) } };
    return { ...choice, then: [offer.then], words: { key: 'craftsmen-ui-then', args } };
  }

  /** What is decided along with an action, in words. */
  #following(offer: Offer): string {
    if (offer.card) return this.buildingName(offer.card);
    return this.whereName(offer.to ?? '', offer.bribe !== undefined);
  }

  // Gathering

  /** Whether this thing is taken, or one of its name that was clicked. */
  takes(one: string, index: number): boolean {
    return this.#marks.includes(markOf(one, index));
  }

  override targetsOf(action: string, next?: string): string[] {
    const [verb, one] = action.split(' ');
    return this.gathering?.verb === verb && one ? [`pick:${one}`] : super.targetsOf(action, next);
  }

  protected override decides(way: Offer, next: string): boolean {
    return way.then === next;
  }

  /** What makes a thing one that can be gathered; `index` tells it from others of its name. */
  gather(one: string, index: number): Record<string, unknown> {
    const { gathering } = this;
    if (!gathering?.from.includes(one)) return {};
    const on = this.takes(one, index);
    const act = () => {
      const mark = markOf(one, index);
      const others = this.#clickedOf.filter((clicked) => clicked !== mark);
      this.selection = {};
      this.#clickedOf = on ? others : [mark, ...others];
      this.picks = on ? leftOut(this.picks, one) : taken(gathering, this.picks, one);
    };
    return {
      role: 'button',
      tabindex: 0,
      'aria-label': this.t(`craftsmen-ui-pick-${gathering.kind}`, { what: this.thingName(one) }),
      'aria-pressed': on,
      'data-target': `pick:${one}`,
      onclick: act,
      onkeydown: (event: KeyboardEvent) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        event.stopPropagation();
        if (on && this.armed && event.key === 'Enter') this.play();
        else act();
      },
    };
  }

  override play(): void {
    if (!this.armed) return;
    super.play();
    this.picks = [];
  }

  protected override follows(): boolean {
    return this.asked?.follows ?? false;
  }

  of(seat: Seat): PlayerView | undefined {
    return playerOf(this.view, seat);
  }

  /** A card of a row; the sawmill where there is none. */
  dataOf(seat: Seat, card: Building | null): BuildingData | null {
    if (card) return building(card);
    const own = this.of(seat)?.sawmill;
    return own ? sawmill(own) : null;
  }

  /** The good that an action makes or moves. */
  madeBy(offer: Offer): Good {
    if (offer.verb === 'work') return building(offer.from ?? '').output;
    if (typeof this.asked?.card === 'string') return building(this.asked.card).output;
    return offer.from?.split(' ').at(-1) ?? '';
  }

  /** Where a good goes, as a target. */
  whereName(to: string, bribed = false): string {
    const [kind = '', second = ''] = to.split(' ');
    if (kind === 'ship') return this.t(bribed ? 'craftsmen-ui-to-bribe' : 'craftsmen-ui-to-ship', { ship: second });
    if (kind === 'granary' || kind === 'fair' || kind === 'waste') return this.t(`craftsmen-ui-to-${kind}`);
    return this.t('craftsmen-ui-to-building', { building: this.buildingName(kind) });
  }

  // Names

  tradeName(trade: string): string {
    return this.t(`craftsmen-trade-${dashed(trade)}`);
  }

  buildingName(card: Building): string {
    return this.tradeName(building(card).trade);
  }

  goodName(name: Good): string {
    return this.t(`craftsmen-good-${dashed(name)}`);
  }

  /** The name of a guild in the street. */
  guildName(guild: Guild): string {
    return this.t(`craftsmen-ui-guild-${dashed(guild)}`);
  }

  guildNumber(guild: Guild): string {
    return roman(GUILDS.indexOf(guild) + 1);
  }

  colourName(colour: Colour): string {
    return this.t(`craftsmen-colour-${colour}`);
  }

  capitalName(card: Capital): string {
    return this.t(`craftsmen-capital-${colourOf(card)}`, { value: valueOf(card) });
  }

  seasonName(season: Season): string {
    return this.t(`craftsmen-season-${season}`);
  }

  kindName(kind: Kind): string {
    return this.t(`craftsmen-ui-kind-${kind}`);
  }

  /** A capital card or a building card. */
  thingName(one: string): string {
    return /^(purple|green|blue|red)[123]$/u.test(one) ? this.capitalName(one) : this.buildingName(one);
  }

  /** A card with what is printed on it, in words. */
  cardLabel(data: BuildingData): string {
    const args = {
      name: capital(this.tradeName(data.trade)),
      top: this.colourName(data.top),
      bottom: this.colourName(data.bottom),
      made: this.goodName(data.output),
      points: data.points,
    };
    return data.inputs.length
      ? this.t('craftsmen-ui-card', { ...args, needs: data.inputs.map((good) => this.goodName(good)).join(', ') })
      : this.t('craftsmen-ui-card-basic', args);
  }
}

export const [useDesk, provideDesk] = defineDesk<CraftsmenDesk>();
