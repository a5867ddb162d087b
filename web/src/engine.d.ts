/** Where the module lies that plays on this device, and the networks of its bots; nothing where it was not built. */
declare module 'virtual:engine' {
  export const engine: string | null;
  export const nets: Record<string, string>;
}
