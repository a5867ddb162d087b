/** Small things that a browser remembers. Where storage is forbidden, nothing is remembered. */

const PREFIX = 'quadrivium.';

export function recall(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // A private window without storage: the choice lasts as long as the page.
  }
}
