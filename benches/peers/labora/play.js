// Plays random games of three in France on the engine behind kennerspiel.com and prints, as JSON, how many
// commands it carries out in a second. A command there is a whole action with its parameters, put together here word
// by word from what the engine offers, as a bot of that engine has to do it.
//
//     node --import tsx play.js SECONDS

import { control, initialState, reducer } from "hathora-et-labora-game";

const seconds = Number(process.argv[2] ?? 10);
// Processor time in milliseconds: how busy the machine is must not matter.
const spent = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

let seed = 1;
/** A small generator, so that every run plays the same games. */
function random(below) {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
}

function start() {
  const configured = reducer(initialState, ["CONFIG", "3", "france", "long"]);
  return reducer(configured, ["START", "7", "R", "G", "B"]);
}

/** A command from the words that are offered; nothing where there is no way on. */
function command(state) {
  const words = [];
  for (let length = 0; length < 12; length += 1) {
    const { completion } = control(state, words, state.frame.activePlayerIndex);
    if (!completion || completion.length === 0) return words.length > 0 ? words : undefined;
    const word = completion[random(completion.length)];
    if (word === "") return words;
    words.push(word);
  }
  return words;
}

function play(until) {
  let [games, commands, words, refused] = [0, 0, 0, 0];
  while (spent() < until) {
    let state = start();
    let stuck = 0;
    games += 1;
    while (state.status !== "FINISHED" && stuck < 50 && spent() < until) {
      const next = command(state);
      if (next === undefined) break;
      words += next.length;
      let after;
      try {
        after = reducer(state, next);
      } catch {
        after = undefined;
      }
      if (after === undefined) {
        // It offers words that it then does not take.
        refused += 1;
        stuck += 1;
        continue;
      }
      stuck = 0;
      state = after;
      commands += 1;
    }
  }
  return { games, commands, words, refused };
}

play(spent() + 1000); // until the code is warm
const began = spent();
const played = play(began + seconds * 1000);
const took = (spent() - began) / 1000;
console.log(
  JSON.stringify({ ...played, seconds: took, commands_per_second: played.commands / took, words_per_second: played.words / took }),
);
