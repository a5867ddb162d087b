/** The whole shelf of a device as one file. */

import type { Guest, Shelved, Stored } from './messages';

const FORMAT = 'quadrivium shelf 1';

interface File {
  format: string;
  guest: Guest | null;
  tables: Stored[];
}

/** A file that is no shelf. */
export class NoShelf extends Error {}

interface Source {
  guest(): Promise<Guest | null>;
  shelf(): Promise<Shelved[]>;
  table(id: string): Promise<Stored | null>;
}

export async function write(from: Source): Promise<string> {
  const tables: Stored[] = [];
  for (const { plan } of await from.shelf()) {
    // Also those that cannot be read here: another version may.
    const table = await from.table(plan.id);
    if (table) tables.push(table);
  }
  return JSON.stringify({ format: FORMAT, guest: await from.guest(), tables } satisfies File);
}

function isStored(table: unknown): table is Stored {
  if (typeof table !== 'object' || table === null) return false;
  const { plan, batches, reviews } = table as Partial<Stored>;
  return typeof plan?.id === 'string' && Array.isArray(batches) && Array.isArray(reviews);
}

/**
 * The tables of a shelf, and whose they are: whoever sits at this device now, if somebody does. `isGuest` says whether what
 * the file has for a guest is one.
 */
export function read(
  text: string,
  guest: Guest | null,
  isGuest: (guest: Guest) => boolean = () => true,
): { guest: Guest | null; tables: Stored[] } {
  try {
    const file = JSON.parse(text) as Partial<File>;
    if (file.format !== FORMAT || !Array.isArray(file.tables)) throw new NoShelf('this is not a shelf');
    // A guest is a long random name that stands for nothing else: whoever brings the shelf sits on those seats now.
    const owner = file.guest && isGuest(file.guest) ? file.guest : null;
    const own = owner && guest ? text.replaceAll(owner.id, guest.id) : text;
    const { tables } = JSON.parse(own) as File;
    return { guest: guest ?? owner, tables: tables.filter(isStored) };
  } catch (error) {
    if (error instanceof NoShelf) throw error;
    throw new NoShelf('this is not a shelf', { cause: error });
  }
}
