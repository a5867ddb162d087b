/** The drawn table of Orléans. */
export { default } from './OrleansTable.svelte';
