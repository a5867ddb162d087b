/** What a game brings for its page of rules: the words are those of its help. */

import type { Sprites } from '$lib/drawn/sprites';
import type { Drawing } from '$lib/drawn/types';
import type { Words } from '$lib/words';
import type { ExamplePlace } from '$lib/learn/examples';

export interface RuleItem<Piece = unknown> {
  id: string;
  name: string;
  text: string;
  /** What is drawn beside it. */
  piece?: Piece;
}

export interface RuleSection<Piece = unknown> {
  title: string;
  items: RuleItem<Piece>[];
}

/** The steps of a round, in order, and which of them a position is in. */
export interface RoundCourse {
  steps: readonly string[];
  here: (view: unknown) => string | null;
}

export interface GameRules<Piece = unknown> {
  sprites: Sprites;
  round: RoundCourse;
  /** What can be tried beside the rules, in the order in which one learns it. */
  examples: readonly ExamplePlace[];
  Picture: Drawing<Piece>;
  /** The notions behind the game, as short rules, and then everything that lies on the table. */
  notions: (words: Words) => RuleItem<Piece>[];
  sections: (words: Words) => RuleSection<Piece>[];
}
