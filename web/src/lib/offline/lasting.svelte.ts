/**
 * Whether the browser has promised to keep what lies on this device. It is asked for when there is something to keep;
 * some browsers ask the person then.
 */

/** What is used of the storage of a browser; tests bring their own. */
export type Promising = Partial<Pick<StorageManager, 'persist' | 'persisted'>>;

export class Lasting {
  /** Nothing while it is unknown. */
  promised = $state<boolean | null>(null);
  #asked = false;

  /** Pages that are not secure have no such storage. */
  constructor(private readonly by: Promising | undefined) {}

  async look(): Promise<void> {
    this.promised = (await this.by?.persisted?.().catch(() => false)) ?? false;
  }

  /** Asks for it, once. */
  async ask(): Promise<void> {
    if (this.#asked) return;
    this.#asked = true;
    await this.look();
    if (!this.promised) this.promised = (await this.by?.persist?.().catch(() => false)) ?? false;
  }
}

export const lasting = new Lasting(typeof navigator === 'undefined' ? undefined : navigator.storage);
