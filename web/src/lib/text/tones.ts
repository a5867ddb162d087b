import type { Tone } from '$lib/api/types';
import { tincture } from '$lib/shields';

/** The class of a tone. Nothing is told by tone alone: the words say it too. */
export function toneClass(tone: Tone): string {
  if (typeof tone === 'string') return `tone-${tone}`;
  return 'seat' in tone ? `n-${tincture(tone.seat)}` : `hue hue-${tone.hue}`;
}
