// A module is told what was told natively, and its answers are held against those. The same in Node and in a browser.

const GAMES = ['burgundy', 'labora', 'orleans', 'craftsmen'];
/** What the program has inside and the module is given, from the root of the repository. */
export const FILES = GAMES.flatMap((game) => [`crates/games/nets/${game}.net`, `puzzles/${game}.txt`]);

/** Judgements hang on logarithms, and those of two machines may differ in the last digit. */
const isJudged = ({ think }) => think !== undefined && /^\{"(stand|review|hint)"/.test(think);
const NUMBER = /-?\d+(?:\.\d+)?(?:e-?\d+)?/g;

/** Whether two texts are the same but for numbers, and those nearly so. */
function areNear(one, other) {
  if (one.replace(NUMBER, '#') !== other.replace(NUMBER, '#')) return false;
  const theirs = other.match(NUMBER) ?? [];
  const near = (number, at) => Math.abs(number - theirs[at]) <= 1e-3 * Math.max(1, Math.abs(number));
  return (one.match(NUMBER) ?? []).every((number, at) => near(Number(number), at));
}

/** The first answer that differs, or how many are the same; `files` are the bytes of what the module is given. */
export async function compare(module, files, transcript) {
  // The same bytes as in crates/local/examples/transcript.rs.
  let state = 1n;
  const entropy = (at, length) => {
    const bytes = new Uint8Array(exports.memory.buffer, at, length);
    for (let i = 0; i < length; i += 1) {
      state = BigInt.asUintN(64, state * 6364136223846793005n + 1442695040888963407n);
      bytes[i] = Number(state >> 56n);
    }
  };
  const text = (at, length) => new TextDecoder().decode(new Uint8Array(exports.memory.buffer, at >>> 0, length));
  let words = '';
  const env = { entropy, say: (at, length) => (words += text(at, length)), tell: () => {} };
  const { instance } = await WebAssembly.instantiate(module, { env });
  const { exports } = instance;

  const put = (bytes) => {
    const room = exports.room(bytes.length) >>> 0;
    new Uint8Array(exports.memory.buffer, room, bytes.length).set(bytes);
    return room;
  };
  const ask = (what, asked) => {
    const bytes = new TextEncoder().encode(asked);
    const packed = BigInt.asUintN(64, exports[what](put(bytes), bytes.length));
    const [at, length] = [Number(packed >> 32n), Number(packed & 0xffffffffn)];
    const answer = text(at, length);
    exports.free(at, length);
    return answer;
  };

  for (const file of files) {
    if (exports.learn(put(file), file.length) !== 1) return { same: 0, trouble: 'a file is of no use' };
  }
  let [same, letters] = [0, 0];
  for (const line of transcript.split('\n').filter(Boolean)) {
    const told = JSON.parse(line);
    const what = 'call' in told ? 'call' : 'think';
    let answer = '';
    try {
      answer = ask(what, told[what]);
    } catch (error) {
      return { same, trouble: `${words || error}\n${told[what].slice(0, 2000)}` };
    }
    if (answer !== told.answer && !(isJudged(told) && areNear(answer, told.answer))) {
      const at = [...answer].findIndex((letter, i) => letter !== told.answer[i]);
      const near = (text) => `…${text.slice(Math.max(0, at - 100), at + 200)}`;
      const asked = told[what].slice(0, 2000);
      return { same, trouble: `${asked}\nnatively: ${near(told.answer)}\nas module: ${near(answer)}` };
    }
    same += 1;
    letters += answer.length;
  }
  return { same, letters, memory: exports.memory.buffer.byteLength };
}
