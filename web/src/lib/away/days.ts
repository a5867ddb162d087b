/** Days as calendars write them, such as `2026-12-24`; without hours, and so without zones. */

const DAY = 86_400_000;
const read = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** So many days later. */
export const plus = (day: string, days: number): string => new Date(read(day) + days * DAY).toISOString().slice(0, 10);

/** `24 – 27 December 2026` in words of the reader; one day by itself. */
export function between(first: string, last: string, language: string): string {
  const words = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return words.formatRange(read(first), read(last));
}
