/** What of the options of a table is not as usual, in words. */

import { api } from '$lib/api/http';
import type { GameOption, Settings } from '$lib/api/types';
import { entryOf } from '$lib/games';
import { optionHelp, valueHelp } from '$lib/games/titles.svelte';
import { speech } from '$lib/i18n.svelte';

/**
 * In words of the game. The edition is told where it is not the reader's; what follows from it is not.
 */
export async function unusual(game: string, settings: NonNullable<Settings>): Promise<string[]> {
  const [{ games }] = await Promise.all([api.games(), speech.learn(game)]);
  const edition = entryOf(game)?.edition;
  const usual = ({ name, default: otherwise }: GameOption) =>
    name === edition?.option ? edition.of[speech.language] : otherwise;
  const options = games.find((one) => one.game === game)?.options ?? [];
  const own = options.filter(({ values }) => !values?.includes('edition'));
  return own
    .filter((option) => (settings[option.name] ?? usual(option)) !== usual(option))
    .map(({ name, values }) => {
      const value = String(settings[name]);
      return `${optionHelp(game, name)}: ${values ? valueHelp(game, name, value) : value}`;
    });
}
