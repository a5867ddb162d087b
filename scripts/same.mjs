// Tells a module what was told natively, and holds its answers against those: same.mjs MODULE TRANSCRIPT
import { readFileSync } from 'node:fs';
import { argv, exit } from 'node:process';

const [module, transcript] = argv.slice(2);

// The same bytes as in crates/local/examples/transcript.rs.
let state = 1n;
function entropy(at, length) {
  const bytes = new Uint8Array(exports.memory.buffer, at, length);
  for (let i = 0; i < length; i += 1) {
    state = BigInt.asUintN(64, state * 6364136223846793005n + 1442695040888963407n);
    bytes[i] = Number(state >> 56n);
  }
}

const text = (at, length) => new TextDecoder().decode(new Uint8Array(exports.memory.buffer, at >>> 0, length));
const say = (at, length) => console.error(text(at, length));
const env = { entropy, say, tell: () => {} };
const { instance } = await WebAssembly.instantiate(readFileSync(module), { env });
const { exports } = instance;

function ask(what, asked) {
  const bytes = new TextEncoder().encode(asked);
  const room = exports.room(bytes.length) >>> 0;
  new Uint8Array(exports.memory.buffer, room, bytes.length).set(bytes);
  const packed = BigInt.asUintN(64, exports[what](room, bytes.length));
  const [at, length] = [Number(packed >> 32n), Number(packed & 0xffffffffn)];
  const answer = text(at, length);
  exports.free(at, length);
  return answer;
}

let [same, bytes] = [0, 0];
for (const line of readFileSync(transcript, 'utf8').split('\n').filter(Boolean)) {
  const told = JSON.parse(line);
  const what = 'call' in told ? 'call' : 'think';
  const answer = ask(what, told[what]);
  if (answer !== told.answer) {
    console.error(`${same} answers are the same. The next one is not:\n${told[what].slice(0, 2000)}`);
    const at = [...answer].findIndex((letter, i) => letter !== told.answer[i]);
    console.error(`natively: …${told.answer.slice(Math.max(0, at - 100), at + 200)}`);
    console.error(`as module: …${answer.slice(Math.max(0, at - 100), at + 200)}`);
    exit(1);
  }
  same += 1;
  bytes += answer.length;
}
console.log(`${same} answers of the module are those of the program, ${bytes} letters; memory ${exports.memory.buffer.byteLength} bytes`);
