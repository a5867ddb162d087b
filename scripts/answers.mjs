// The module, spoken to as the page does, the same in Node and in a browser: its answers are held against those that
// were given natively, and it is timed.

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

/** A module that can be asked; `words` says what it panicked over. */
export async function opened(module) {
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
  const { exports } = (await WebAssembly.instantiate(module, { env })).instance;

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
  const learn = (file) => exports.learn(put(file), file.length) === 1;
  return { ask, learn, words: () => words, memory: () => exports.memory.buffer.byteLength };
}

/** The first answer that differs, or how many are the same; `files` are the bytes of what the module is given. */
export async function compare(module, files, transcript) {
  const { ask, learn, words, memory } = await opened(module);
  if (!files.every(learn)) return { same: 0, trouble: 'a file is of no use' };
  let [same, letters] = [0, 0];
  for (const line of transcript.split('\n').filter(Boolean)) {
    const told = JSON.parse(line);
    const what = 'call' in told ? 'call' : 'think';
    let answer = '';
    try {
      answer = ask(what, told[what]);
    } catch (error) {
      return { same, trouble: `${words() || error}\n${told[what].slice(0, 2000)}` };
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
  return { same, letters, memory: memory() };
}

/** Decisions in so many games that are played at random. */
export function random({ ask }, game, games) {
  return JSON.parse(ask('think', JSON.stringify({ pace: { game, games } }))).pace;
}

/** The longest of some turns of a journeyman, in milliseconds; its network was given to the module before. */
export function longestTurn({ ask }, game, turns) {
  const call = (what) => JSON.parse(ask('call', JSON.stringify({ now: 1_800_000_000_000, ...what })));
  const http = (method, path, body) =>
    call({ type: 'http', n: 1, method, path: `/api${path}`, body: JSON.stringify(body) });
  const told = (outs) => outs.find(({ type }) => type === 'reply')?.body;
  call({ type: 'boot', guest: null, shelf: [] });
  http('POST', '/guest', { name: 'Ann' });
  const seats = [{ kind: 'bot', level: 'journeyman' }, { kind: 'you' }];
  let outs = http('POST', '/tables', { game, seats });
  const { id } = told(outs);
  let longest = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    let spent = 0;
    for (let asked; (asked = outs.find(({ type }) => type === 'think')); ) {
      const from = performance.now();
      const thought = ask('think', asked.question);
      spent += performance.now() - from;
      outs = call({ type: 'thought', job: asked.job, last: true, thought });
    }
    longest = Math.max(longest, spent);
    const { seq, choices } = told(http('GET', `/tables/${id}`));
    if (choices.length === 0) break;
    const { seat, action } = choices[0];
    outs = http('POST', `/tables/${id}/play`, { seq, seat, action });
  }
  return longest;
}
