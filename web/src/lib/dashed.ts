/** A name of notation as it stands in message keys. */
export const dashed = (name: string): string => name.replaceAll('_', '-');
