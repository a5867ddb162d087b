/** Where the module lies that plays on this device, the networks of its bots and its puzzles; nothing where it was not built. */
declare module 'virtual:engine' {
  export const engine: string | null;
  export const nets: Record<string, string>;
  export const puzzles: Record<string, string>;
}
