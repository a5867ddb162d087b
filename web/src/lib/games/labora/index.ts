/** The drawn table of Ora et Labora. */
export { default } from './LaboraTable.svelte';
