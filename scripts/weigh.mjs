// Says how many bytes files have, as they are and as they travel: weigh.mjs FILE…
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { argv } from 'node:process';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
for (const path of argv.slice(2)) {
  const bytes = readFileSync(path);
  const [gzip, brotli] = [gzipSync(bytes, { level: 9 }), brotliCompressSync(bytes, best)];
  console.log(`${basename(path)}: ${bytes.length} bytes, gzip ${gzip.length}, brotli ${brotli.length}`);
}
