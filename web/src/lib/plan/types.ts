import type { Snippet } from 'svelte';
import type { Table, TableMeans } from '$lib/table.svelte';
import type { Names } from '$lib/words';

/** What makes a table a private copy on which something is tried. */
export interface TrialProps {
  /** Where its positions come from. */
  means: TableMeans;
  /** What the players are called at the table. */
  names: Names;
  /** What says that it is only tried, over the table. */
  band: Snippet<[Table]>;
  onclose: () => void;
}
