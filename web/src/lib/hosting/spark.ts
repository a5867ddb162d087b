/** A line of how busy the last day was. */

/** The path of the values in a box of this size, the highest of them at its top but never above twice a full house. */
export function drawn(values: readonly number[], width: number, height: number): string {
  if (values.length < 2) return '';
  const top = Math.max(100, ...values);
  const step = width / (values.length - 1);
  const points = values.map((value, at) => {
    const y = height - (Math.min(value, top) / top) * (height - 2);
    return `${(at * step).toFixed(1)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/** So many bytes as people say it. */
export function bytes(count: number, language: string): string {
  const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
  const at = Math.min(units.length - 1, count > 0 ? Math.floor(Math.log10(count) / 3) : 0);
  const value = count / 1000 ** at;
  const digits = value < 10 && at > 0 ? 1 : 0;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: units[at],
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  }).format(value);
}
