/** Minutes of a day as fields show them. */

export function shown(minute: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** Nothing where it is no time of the day. */
export function read(text: string): number | null {
  const found = /^(\d\d):(\d\d)$/.exec(text);
  if (!found) return null;
  const [hours, minutes] = [Number(found[1]), Number(found[2])];
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : null;
}
