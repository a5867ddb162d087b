/**
 * The built page as a folder for any host of files, or any folder of one: `npm run static`. The files are those that the
 * program serves. Only the page itself differs: it finds them beside itself, says that nobody answers there, and carries
 * the policy that the program sends as a header; and what keeps it leaves alone what others have put beside it.
 */
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { POLICY } from './policy.js';

const from = fileURLToPath(new URL('../dist', import.meta.url));
const to = fileURLToPath(new URL('../dist-static', import.meta.url));

if (!existsSync(from)) throw new Error('build the page first: npm run build');
if (!readdirSync(`${from}/assets`).some((file) => file.endsWith('.wasm'))) {
    throw new Error('nobody would play on such a host: build the module first (make offline), then the page');
}
rmSync(to, { recursive: true, force: true });
cpSync(from, to, { recursive: true });

const page = readFileSync(`${from}/index.html`, 'utf8')
    .replaceAll(/(href|src)="\/(?!\/)/g, '$1="./')
    .replace('<html lang="en">', '<html lang="en" data-host="static">')
    // Before anything that it speaks of.
    .replace('<meta charset="utf-8" />', `$&\n    <meta http-equiv="content-security-policy" content="${POLICY}" />`);
for (const part of ['data-host="static"', 'content-security-policy']) {
    if (!page.includes(part)) throw new Error(`the page has no place for ${part}`);
}
writeFileSync(`${to}/index.html`, page);
const worker = readFileSync(`${to}/sw.js`, 'utf8');
if (!worker.startsWith('const BUILD = {')) throw new Error('the worker that keeps the page has no list of its files');
writeFileSync(`${to}/sw.js`, worker.replace('{', '{"static":true,'));
// Some hosts ask their own machinery to leave the files alone in this way.
writeFileSync(`${to}/.nojekyll`, '');
console.log(`${to}: put it on any host of files`);
