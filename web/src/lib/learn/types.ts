import type { Snippet } from 'svelte';
import type { Staged } from '$lib/staged.svelte';
import type { Table, TableMeans } from '$lib/table.svelte';
import type { Names } from '$lib/words';

/** Who leads through a written game. */
export interface Leader {
  /** What is meant next, in notation. */
  readonly meant: readonly string[];
  /** Whether these decisions may be sent. */
  takes(actions: readonly string[]): boolean;
}

/** What makes a table a lesson or a puzzle. */
export interface LessonProps {
  coach: Leader;
  /** What whoever sits there is called. */
  names: Names;
  /** Where its positions come from. */
  means: TableMeans;
  /** The coach's desk, beside the table; it holds the confirmation where the page has no place for a prompt. */
  desk: Snippet<[Table, Staged | null]>;
  /** What lies over the table. */
  over?: Snippet<[Table]>;
}
