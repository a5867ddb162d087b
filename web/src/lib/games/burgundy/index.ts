/** The drawn table of Burgundy. */
export { default } from './BurgundyTable.svelte';
