/** How a game and its parts are called. The lobby has words of its own: those of a game come with its table. */

import { dashed } from '$lib/dashed';
import { speech } from '$lib/i18n.svelte';
import { capital } from '$lib/words';

function first(...keys: string[]): string {
  const key = keys.find((one) => speech.words.has(one));
  return key ? speech.words.text(key) : (keys.at(-1) ?? '');
}

export function gameTitle(game: string): string {
  return first(`web-game-${game}`, `${game}-title`, game);
}

/** One line for the card. */
export function gameAbout(game: string): string {
  return first(`web-about-${game}`, `${game}-about`);
}

/** What the game is about, at more length. */
export function gameIntroduction(game: string): string {
  return first(`${game}-about`, `web-about-${game}`);
}

/** Where points came from. */
export function sourceName(game: string, source: string): string {
  return capital(first(`${game}-source-${dashed(source)}`, source));
}

export function optionHelp(game: string, option: string): string {
  return first(`option-${game}-${dashed(option)}`, option);
}

/** The form of free text; what the server says where the language has no words for it. */
export function formHelp(game: string, option: string, otherwise: string): string {
  return first(`option-${game}-${dashed(option)}-form`, otherwise);
}

export function valueHelp(game: string, option: string, value: string): string {
  return capital(first(`option-${game}-${dashed(option)}-${dashed(value)}`, value));
}

export function levelName(level: string): string {
  return first(`bot-${level}`, level);
}

/** How somebody of this rank or style plays, in a sentence. */
export function levelHint(level: string): string {
  const key = `bot-${level}-plays`;
  return speech.words.has(key) ? speech.words.text(key) : '';
}
