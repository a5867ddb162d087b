/** What a game brings for its page of rules: the words are those of its help. */

import type { Component } from 'svelte';
import type { Words } from '$lib/words';

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

export interface GameRules<Piece = unknown> {
  /** The class with the colours of the game. */
  look: string;
  Sprites: Component;
  Picture: Component<{ piece: Piece; size: number }>;
  /** The notions behind the game, as short rules, and then everything that lies on the table. */
  notions: (words: Words) => RuleItem<Piece>[];
  sections: (words: Words) => RuleSection<Piece>[];
}
