// Tells a module what was told natively, and holds its answers against those: same.mjs MODULE TRANSCRIPT
import { readFileSync } from 'node:fs';
import { argv, exit } from 'node:process';
import { compare, FILES } from './answers.mjs';

const [module, transcript] = argv.slice(2);
const files = FILES.map((path) => readFileSync(new URL(`../${path}`, import.meta.url)));
const { same, trouble, letters, memory } = await compare(
  readFileSync(module),
  files,
  readFileSync(transcript, 'utf8'),
);
if (trouble) {
  console.error(`${same} answers are the same. The next one is not:\n${trouble}`);
  exit(1);
}
console.log(`${same} answers of the module are those of the program, ${letters} letters; memory ${memory} bytes`);
