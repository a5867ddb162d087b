/** What can be done as chips: one per verb, or one per answer where the answers are few. */

/** A symbol with an optional number before it. */
export interface Mark {
  icon?: string;
  text?: string;
  look?: string;
}

export interface Chip<Part extends string = string> {
  /** What it chooses. */
  part: Part;
  value: string;
  /** A symbol of the game's sheet, less its prefix. */
  icon: string;
  /** The class that gives the symbol its colours. */
  look: string;
  /** A second symbol beside it, without which it would look like another chip. */
  by?: string;
  label: string;
  marks: Mark[];
  /** The label is a whole sentence, and may take two lines. */
  sentence?: boolean;
  /** What explains it, as elements carry it in `data-tip`. */
  tip?: string | undefined;
  /** What it does instead of choosing. */
  act?: () => void;
}
