/** A game as the lobby lists it. */

import type { Game } from '$lib/api/types';

const option = (name: string) => ({ name, default: '', values: null, form: null, help: '' });

export const listed = (...options: string[]): Game => ({
  game: 'burgundy',
  title: '',
  about: '',
  rules: 1,
  players: { min: 2, max: 4, all: [2, 3, 4] },
  options: options.map(option),
  characters: ['shipper', 'farmer'],
});
