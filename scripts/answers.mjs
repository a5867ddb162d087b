// A module is told what was told natively, and its answers are held against those. The same in Node and in a browser.

/** The networks that a transcript speaks of, by game. */
export const NETS = ['burgundy', 'labora', 'orleans', 'craftsmen'];

/** The first answer that differs, or how many are the same; `nets` are the bytes of the networks. */
export async function compare(module, nets, transcript) {
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

  for (const net of nets) {
    if (exports.learn(put(net), net.length) !== 1) return { same: 0, trouble: 'a network is of no use' };
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
    if (answer !== told.answer) {
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
