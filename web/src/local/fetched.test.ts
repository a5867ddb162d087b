import { beforeEach, expect, it, vi } from 'vitest';
import { compiled, fetched, Missing } from './fetched';

/** The smallest module there is. */
const MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
const answers = vi.fn<typeof fetch>();
const of = (kind: string, body: Uint8Array<ArrayBuffer> = MODULE) =>
  new Response(body, { headers: { 'content-type': kind } });

beforeEach(() => {
  answers.mockReset();
  vi.stubGlobal('fetch', answers);
});

it.each(['application/wasm', 'application/octet-stream', 'application/wasm; charset=utf-8'])(
  'a module is one, whatever its host calls it: %s',
  async (kind) => {
    answers.mockResolvedValueOnce(of(kind));
    expect(await compiled('table.wasm')).toBeInstanceOf(WebAssembly.Module);
  },
);

it('what is no module is broken, and what is a page in its place is missing', async () => {
  answers.mockResolvedValueOnce(of('application/wasm', Uint8Array.of(1, 2, 3)));
  await expect(compiled('table.wasm')).rejects.toBeInstanceOf(WebAssembly.CompileError);
  answers.mockImplementation(async () => of('text/html; charset=utf-8'));
  await expect(compiled('table.wasm')).rejects.toBeInstanceOf(Missing);
  await expect(fetched('labora.net')).rejects.toBeInstanceOf(Missing);
});

it('nobody waits for ever, and a line that breaks is as one that was never there', async () => {
  const broken = () =>
    new Response(new ReadableStream({ start: (to) => to.error(new TypeError('gone')) }), {
      headers: { 'content-type': 'application/octet-stream' },
    });
  answers.mockImplementation(async () => broken());
  await expect(compiled('table.wasm')).rejects.toBeInstanceOf(Missing);
  await expect(fetched('labora.net')).rejects.toBeInstanceOf(Missing);
  for (const [, given] of answers.mock.calls) expect(given?.signal).toBeInstanceOf(AbortSignal);
  expect(answers).toHaveBeenCalledTimes(2);
});
