/** What a tooltip says. `Picture` is what the game draws beside it. */
export interface Tip<Picture = unknown> {
  title: string;
  text: string;
  /** Amounts by where they came from. */
  rows?: { name: string; points: number }[];
  picture?: Picture;
}
