// Tells a module what was told natively, and holds its answers against those: same.mjs MODULE NETS TRANSCRIPT
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, exit } from 'node:process';
import { compare, NETS } from './answers.mjs';

const [module, nets, transcript] = argv.slice(2);
const learned = NETS.map((game) => readFileSync(join(nets, `${game}.net`)));
const { same, trouble, letters, memory } = await compare(
  readFileSync(module),
  learned,
  readFileSync(transcript, 'utf8'),
);
if (trouble) {
  console.error(`${same} answers are the same. The next one is not:\n${trouble}`);
  exit(1);
}
console.log(`${same} answers of the module are those of the program, ${letters} letters; memory ${memory} bytes`);
