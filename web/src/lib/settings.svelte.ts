/** How one likes the table: remembered in the browser, never sent anywhere. */

import { CONFIRMATIONS, type Confirmation } from './confirmation';
import { recall, remember } from './memory';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const SPEEDS = ['off', 'fast', 'normal', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];

export const PACES = ['instant', 'quick', 'readable', 'step'] as const;
/** How fast the turns of others are played out. */
export type Pace = (typeof PACES)[number];

export const FACES = ['drawn', 'text'] as const;
/** Which face of the table is shown. */
export type Face = (typeof FACES)[number];

function oneOf<T extends string>(all: readonly T[], name: string, otherwise: T): T {
  const value = recall(name);
  return all.find((one) => one === value) ?? otherwise;
}

class Settings {
  theme = $state<Theme>(oneOf(THEMES, 'theme', 'system'));
  speed = $state<Speed>(oneOf(SPEEDS, 'speed', 'normal'));
  pace = $state<Pace>(oneOf(PACES, 'pace', 'quick'));
  face = $state<Face>(oneOf(FACES, 'face', 'drawn'));
  sound = $state(recall('sound') === 'on');
  /** Whether own decisions are shown before the server has answered, where that can be foreseen. */
  foresight = $state(recall('foresight') !== 'off');
  /** What is remembered of each game, by its name: how actions are confirmed, and what is always decided the same. */
  #confirmations = $state<Record<string, Confirmation>>({});
  #habits = $state<Record<string, boolean>>({});

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme);
    this.apply();
  }

  setSpeed(speed: Speed): void {
    this.speed = speed;
    remember('speed', speed);
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    remember('pace', pace);
  }

  setFace(face: Face): void {
    this.face = face;
    remember('face', face);
  }

  setSound(on: boolean): void {
    this.sound = on;
    remember('sound', on ? 'on' : 'off');
  }

  setForesight(on: boolean): void {
    this.foresight = on;
    remember('foresight', on ? 'on' : 'off');
  }

  /** When a chosen action of a game waits for its confirmation. */
  confirmation(game: string): Confirmation {
    return this.#confirmations[game] ?? oneOf(CONFIRMATIONS, `confirm.${game}`, 'lasting');
  }

  setConfirmation(game: string, confirmation: Confirmation): void {
    this.#confirmations[game] = confirmation;
    remember(`confirm.${game}`, confirmation);
  }

  /** Whether something is always decided the same, such as to draw as many as possible. */
  habit(name: string): boolean {
    return this.#habits[name] ?? recall(`habit.${name}`) === 'on';
  }

  setHabit(name: string, on: boolean): void {
    this.#habits[name] = on;
    remember(`habit.${name}`, on ? 'on' : 'off');
  }

  /** Puts the theme on the page. */
  apply(): void {
    const root = document.documentElement;
    if (this.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
