/** A file that the module is given. Where it is not kept and its host is gone, `Missing` says so. */

export class Missing extends Error {}

export async function fetched(address: string): Promise<Uint8Array> {
  const response = await fetch(address, { signal: AbortSignal.timeout(20_000) }).catch((error: unknown) => {
    throw new Missing(String(error));
  });
  if (!response.ok) throw new Missing(`${address}: ${response.status}`);
  return new Uint8Array(await response.arrayBuffer());
}
