/** The actions that something would stand for if it could be chosen: what the game is asked about, to say why not. */

import type { LaboraDesk } from './desk.svelte';
import { houseName, type Part } from './narrowing';
import { houseOf, spotName } from './types';

const RANKS = ['lay', 'prior'];

/** All buildings that stand somewhere, as they are chosen. */
function housesOf(desk: LaboraDesk, own: boolean): string[] {
  return desk.view.estates
    .filter(({ seat }) => (seat === desk.actor) === own)
    .flatMap(({ seat, cells }) =>
      cells.flatMap(({ content }) => {
        const house = houseOf(content);
        return house ? [houseName(seat, house)] : [];
      }),
    );
}

function entering(desk: LaboraDesk, name: string): string[] {
  const [owner = '', house = ''] = name.split(' ');
  return owner === desk.actor ? RANKS.map((rank) => `place ${house} ${rank}`) : [`contract ${owner} ${house}`];
}

/** What lies on the own land, under a verb. */
function grounds(desk: LaboraDesk, verb: string): string[] {
  const cells = desk.estate(desk.actor ?? '')?.cells ?? [];
  return cells.map((cell) => `${verb} ${spotName(cell)}`);
}

export function wouldBe(desk: LaboraDesk, part: Part, value: string): string[] {
  switch (part === 'group' ? value : part) {
    case 'card':
      return [`build ${value}`];
    case 'build':
      return desk.view.display.map((card) => `build ${card}`);
    case 'house':
      return entering(desk, value);
    case 'place':
      return housesOf(desk, true).flatMap((house) => entering(desk, house));
    case 'contract':
      return housesOf(desk, false).flatMap((house) => entering(desk, house));
    case 'fell':
    case 'cut':
      return grounds(desk, value);
    case 'land':
      return ['district -1 plains', 'district 2 plains', 'plot 0 coast', 'plot 0 mountain'];
    case 'settle':
      return (desk.estate(desk.actor ?? '')?.hand ?? []).map((settlement) => `settle ${settlement}`);
    default:
      return [];
  }
}
