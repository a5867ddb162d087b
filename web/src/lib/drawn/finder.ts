/** Finds things of a catalog by their names; what it does not have is a fault of the page. */
export function finder<T>(list: readonly T[], name: (one: T) => string | number): (wanted: string | number) => T {
  const map = new Map(list.map((one) => [name(one), one]));
  return (wanted) => {
    const found = map.get(wanted);
    if (found === undefined) throw new RangeError(`the catalog has no ${wanted}`);
    return found;
  };
}
