/** A file that the module is given, or the module. Where it is not kept and its host is gone, `Missing` says so. */

export class Missing extends Error {}

/** So long a file may take, and so long the module, which is much larger, in milliseconds. */
const [FILE, MODULE] = [20_000, 60_000];

const missing = (error: unknown): never => {
  throw new Missing(String(error));
};

async function answered(address: string, patience: number): Promise<Response> {
  const response = await fetch(address, { signal: AbortSignal.timeout(patience) }).catch(missing);
  // Some hosts, and some networks, have a page for everything that they have not.
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!response.ok || isPage) throw new Missing(`${address}: ${response.status}`);
  return response;
}

export async function fetched(address: string): Promise<Uint8Array> {
  return new Uint8Array(await (await answered(address, FILE)).arrayBuffer().catch(missing));
}

/** The module, compiled while it comes where its host knows what it is. */
export async function compiled(address: string): Promise<WebAssembly.Module> {
  const response = await answered(address, MODULE);
  if (response.headers.get('content-type') !== 'application/wasm') {
    return WebAssembly.compile(await response.arrayBuffer().catch(missing));
  }
  return WebAssembly.compileStreaming(response).catch((error: unknown) => {
    throw error instanceof WebAssembly.CompileError ? error : new Missing(String(error));
  });
}
