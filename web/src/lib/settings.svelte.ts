/** How one likes the table: remembered in the browser, never sent anywhere. */

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
  /** Whether a chosen action waits for a confirmation where a game offers one. */
  confirm = $state(recall('confirm') !== 'off');

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

  setConfirm(on: boolean): void {
    this.confirm = on;
    remember('confirm', on ? 'on' : 'off');
  }

  /** Puts the theme on the page. */
  apply(): void {
    const root = document.documentElement;
    if (this.theme === 'system') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
