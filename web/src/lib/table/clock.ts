import type { Clock } from '$lib/api/types';

export function leftNow(clock: Clock, received: number, now: number): number {
  // Over a weekend it stands still; that it has ended, the next message of the server says.
  const gone = clock.running && !clock.rests ? Math.max(0, now - received) : 0;
  return Math.max(0, clock.left_ms - gone);
}

/** `2:41`, `1:02:41`. */
export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}
