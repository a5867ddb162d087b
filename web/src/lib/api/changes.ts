/**
 * A table is told of in changes: each leads on from the one before, and this side has the rest. Whoever uses the connection
 * hears whole positions, as ever. A change that does not lead on from what is here says that one was missed; then everything
 * is asked for again, and nothing is shown until it has come.
 */

import type { Socket } from './transport';
import type { ChatLine, FromServer, Line, Snapshot } from './types';

export type Change = Extract<FromServer, { type: 'change' }>;
type Edits = Change['table'];
type Parts = NonNullable<Change['choices']>;

/** A text after edits: how much is kept, how much is dropped, what is put there, and again. */
export function edited(text: string, edits: Edits): string {
  let out = '';
  let at = 0;
  for (let i = 0; i + 2 < edits.length; i += 3) {
    const kept = at + Number(edits[i]);
    out += text.slice(at, kept) + String(edits[i + 2]);
    at = kept + Number(edits[i + 1]);
  }
  return out + text.slice(at);
}

/** Something that is offered, and the text that says so. */
interface Offered {
  text: string;
  value: unknown;
}

/** A list of what is offered; what comes next is told by the last one that was not empty. */
class Offers {
  #now: readonly Offered[] = [];
  #last: readonly Offered[] = [];

  /** Whether it could be taken. */
  take(parts: Parts | null | undefined): boolean {
    if (!parts) return true;
    const last = this.#last;
    const now: Offered[] = [];
    let next = 0;
    for (const part of parts) {
      if (typeof part === 'number') {
        const from = part < 0 ? next : part;
        next = part < 0 ? next - part : part + 1;
        if (next > last.length) return false;
        now.push(...last.slice(from, next));
      } else {
        const text = edited((now.at(-1) ?? last[0])?.text ?? '', part);
        now.push({ text, value: JSON.parse(text) });
      }
    }
    this.#now = now;
    if (now.length > 0) this.#last = now;
    return true;
  }

  values<T>(): T[] {
    return this.#now.map(({ value }) => value as T);
  }
}

/** The table as far as it was told. */
export class Holding {
  #number: number | null = null;
  #text = '';
  #choices = new Offers();
  #bundles = new Offers();
  #log: readonly Line[] = [];
  #said = 0;

  /** The frame that would tell all of it; nothing where something was missed. `again` asks for all that is new in it. */
  take(change: Change, again = false): FromServer | null {
    const whole = change.from == null;
    if (!whole && change.from !== this.#number) return null;
    const said = this.#said;
    if (whole) this.#forget();
    const snapshot = this.#read(change);
    if (!snapshot) {
      this.#forget();
      return null;
    }
    const { lines = [], reset = false, chat = [] } = change;
    this.#log = placed(this.#log, lines, snapshot.moves);
    this.#said = chat.at(-1)?.seq ?? this.#said;
    if (whole && !again) return { type: 'snapshot', snapshot: { ...snapshot, log: [...this.#log], chat } };
    const anew = whole || reset;
    return {
      type: 'update',
      lines: anew ? [...this.#log] : lines,
      reset: anew,
      chat: chat.filter(({ seq }: ChatLine) => seq > said),
      snapshot,
    };
  }

  #read({ number, size, table, choices, bundles }: Change): Snapshot | null {
    const text = edited(this.#text, table);
    try {
      if (text.length !== size || !this.#choices.take(choices) || !this.#bundles.take(bundles)) return null;
      const snapshot = JSON.parse(text) as Snapshot;
      this.#number = number;
      this.#text = text;
      snapshot.choices = this.#choices.values();
      const together = this.#bundles.values<NonNullable<Snapshot['bundles']>[number]>();
      return together.length > 0 ? { ...snapshot, bundles: together } : snapshot;
    } catch {
      return null;
    }
  }

  #forget(): void {
    this.#number = null;
    this.#text = '';
    this.#choices = new Offers();
    this.#bundles = new Offers();
    this.#log = [];
  }
}

/** Lines at the places that their numbers say, and none beyond the end. */
function placed(log: readonly Line[], lines: readonly Line[], end: number): readonly Line[] {
  const out = log.slice();
  for (const line of lines) out[line.number - 1] = line;
  return out.slice(0, end);
}

/** A connection over which changes come, as one over which positions do. */
export function following(socket: Socket, named: (frame: FromServer) => FromServer = (frame) => frame): Socket {
  const holding = new Holding();
  let hello = '';
  /** Whether everything was asked for because something was missed. */
  let asked = false;
  const line: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send(text) {
      const message = JSON.parse(text) as { type: string };
      if (message.type === 'hello') hello = JSON.stringify({ ...message, changes: true });
      socket.send(message.type === 'hello' ? hello : text);
    },
    close: () => socket.close(),
  };
  socket.onopen = () => line.onopen?.();
  socket.onclose = (event) => line.onclose?.(event);
  socket.onmessage = (message) => {
    if (message.type !== 'change') {
      line.onmessage?.(message);
      return;
    }
    const told = holding.take(message, asked);
    if (told) {
      if (message.from == null) asked = false;
      line.onmessage?.(named(told));
    } else if (!asked) {
      asked = true;
      socket.send(hello);
    }
  };
  return line;
}
