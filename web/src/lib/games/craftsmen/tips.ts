/** What a tooltip says about the thing that carries it in `data-tip`: mostly the help of the game itself. */

import type { Tip as AnyTip } from '$lib/drawn/tips';
import { capital } from '$lib/words';
import { building, kindData, sawmill, termOf, type BuildingData } from './catalog';
import type { CraftsmenDesk } from './desk.svelte';
import type { Piece } from './happenings';
import { SOURCES, fitOf, type End, type Kind } from './types';

export type Tip = AnyTip<Piece>;

function term(desk: CraftsmenDesk, id: string, picture?: Piece): Tip {
  const { name, text } = termOf(id);
  return { title: desk.title(name), text: desk.title(text), ...(picture ? { picture } : {}) };
}

function card(desk: CraftsmenDesk, data: BuildingData, picture: Piece): Tip {
  const tip = term(desk, data.trade, picture);
  const colours = desk.t('craftsmen-ui-colours', {
    top: desk.colourName(data.top),
    bottom: desk.colourName(data.bottom),
  });
  return { ...tip, title: `${tip.title} (${colours})` };
}

/** Why a card in hand goes there, and what it costs. */
function fit(desk: CraftsmenDesk, seat: string, name: string): Tip | null {
  const player = desk.of(seat);
  if (!player) return null;
  const data = building(name);
  const cost = desk.t('craftsmen-ui-build-for', { cost: kindData(data.kind).build });
  return {
    title: `${capital(desk.tradeName(data.trade))}: ${desk.t(`craftsmen-ui-fits-${fitOf(player, name)}`)}`,
    text: `${capital(cost)}. ${term(desk, 'colours').text}`,
    picture: { building: name },
  };
}

/** Which colours a card needs that goes to an end of a row. */
function brink(desk: CraftsmenDesk, seat: string, end: End): Tip | null {
  const row = desk.of(seat)?.row ?? [];
  const last = end === 'left' ? row[0] : row.at(-1);
  const data = last && desk.dataOf(seat, last.card);
  if (!data) return null;
  const colours = desk.t('craftsmen-ui-colours', {
    top: desk.colourName(data.top),
    bottom: desk.colourName(data.bottom),
  });
  return { title: `${desk.t(`craftsmen-ui-end-${end}`)} (${colours})`, text: term(desk, 'colours').text };
}

function pile(desk: CraftsmenDesk, kind: Kind): Tip {
  const found = desk.view.cards.find((one) => one.kind === kind);
  const known = found?.runs.flatMap((run) => run.known).map((one) => desk.buildingName(one)) ?? [];
  const text = desk.t('craftsmen-ui-pile', { count: found?.deck ?? 0 });
  return {
    title: desk.kindName(kind),
    text: known.length ? `${text} ${desk.t('craftsmen-ui-known-inside', { cards: known.join(', ') })}` : text,
    picture: { back: kind },
  };
}

export function tipOf(desk: CraftsmenDesk, about: string): Tip | null {
  const [kind = '', name = '', more = ''] = about.split(':');
  switch (kind) {
    case 'building':
      return card(desk, building(name), { building: name });
    case 'fits':
      return fit(desk, name, more);
    case 'sawmill':
      return card(desk, sawmill(name), { icon: 'wood' });
    case 'good':
      return term(desk, name, { icon: name });
    case 'guild':
      return term(desk, name, { icon: `guild-${name}` });
    case 'space': {
      // The first space of the town hall is gold and gives nothing.
      const space = name === 'town_hall' && more === 'gold' ? 'first' : more;
      return { ...term(desk, 'queue', { icon: `guild-${name}` }), title: capital(desk.t(`craftsmen-space-${space}`)) };
    }
    case 'end':
      return brink(desk, name, more as End);
    case 'token':
      return term(desk, name, { icon: name });
    case 'term':
      return term(desk, name);
    case 'ship': {
      const ship = desk.view.ships.find((one) => one.ship === Number(name));
      const rows =
        ship?.majority.map((points, index) => ({
          name: `${index + 1}. ${ship.ranked[index] ? desk.name(ship.ranked[index]) : '–'}`,
          points,
        })) ?? [];
      return { ...term(desk, `ship_${name}`, { icon: `ship-${name}` }), rows };
    }
    case 'bonus': {
      const token = desk.view.bonus_tokens.find(({ good }) => good === name);
      return {
        ...term(desk, name, { icon: name }),
        rows: [
          { name: token?.owner ? desk.name(token.owner) : desk.t('craftsmen-ui-nobody'), points: token?.points ?? 0 },
        ],
      };
    }
    case 'capital':
      return { ...term(desk, 'capital', { capital: name }), title: capital(desk.capitalName(name)) };
    case 'pile':
      return name === 'capital'
        ? {
            ...term(desk, 'capital', { capital: null }),
            text: desk.t('craftsmen-ui-pile', { count: desk.view.capital_deck }),
          }
        : pile(desk, name as Kind);
    case 'points': {
      const player = desk.of(name);
      if (!player) return null;
      const rows = [
        ...SOURCES.map((source, index) => ({
          name: desk.t(`craftsmen-source-${source}`),
          points: player.breakdown[index] ?? 0,
        })),
        { name: desk.t('craftsmen-source-bonus-tokens'), points: player.bonus_points },
      ].filter(({ points }) => points !== 0);
      return {
        title: desk.name(name),
        text: desk.t('craftsmen-points', { count: player.points }),
        rows,
        picture: { icon: 'points' },
      };
    }
    default:
      return null;
  }
}
