/** The drawn table of Craftsmen. */
export { default } from './CraftsmenTable.svelte';
