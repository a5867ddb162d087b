// Says how many bytes files have, as they are and as they travel: weigh.mjs FILE…
// With MOST=760000 one that travels with more of them is too heavy.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { argv, env } from 'node:process';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const most = Number(env.MOST ?? Infinity);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
for (const path of argv.slice(2)) {
  const bytes = readFileSync(path);
  const [gzip, brotli] = [gzipSync(bytes, { level: 9 }), brotliCompressSync(bytes, best)];
  console.log(`${basename(path)}: ${bytes.length} bytes, gzip ${gzip.length}, brotli ${brotli.length}`);
  if (brotli.length <= most) continue;
  console.error(`${basename(path)}: more than ${most} bytes`);
  process.exitCode = 1;
}
