// Scripted socket.io clients that play tic-tac-toe against boardgame.io as fast as moves are accepted.
//
// A move is accepted when the new state with its number comes back; the server sends no other
// acknowledgement. Finished matches are followed by new ones. Usage: node load.js [--clients N]
// [--seconds S] [--warm-up S] [--hot-seat] [--json]

import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { io } from 'socket.io-client';

const { values: args } = parseArgs({
  options: {
    clients: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '20' },
    'warm-up': { type: 'string', default: '3' },
    'hot-seat': { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
const clients = Number(args.clients);
const seconds = Number(args.seconds);
const perTable = args['hot-seat'] ? 1 : 2;

const server = spawn(process.execPath, [fileURLToPath(new URL('server.js', import.meta.url))], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
process.on('exit', () => server.kill());
const port = await new Promise((resolve, reject) => {
  server.stdout.once('data', (line) => resolve(Number(String(line))));
  server.once('exit', () => reject(new Error('the server ended')));
});

let measuring = false;
let stopping = false;
let moves = 0;
let matches = 0;
const times = [];

/** One client: plays its seats of one match after the other. */
class Client {
  constructor(seats) {
    this.seats = seats;
    this.sent = null;
    this.socket = io(`http://127.0.0.1:${port}/tic-tac-toe`, { transports: ['websocket'], forceNew: true });
    this.socket.on('sync', (match, info) => this.see(match, info.state));
    this.socket.on('update', (match, state) => this.see(match, state));
  }

  ready() {
    return new Promise((resolve) => this.socket.once('connect', resolve));
  }

  join(match) {
    this.match = match;
    this.sent = null;
    this.socket.emit('sync', match, this.seats[0], undefined, 2);
  }

  see(match, state) {
    if (match !== this.match) return;
    if (this.sent !== null && state._stateID > this.sent.id) {
      if (measuring) {
        moves += 1;
        times.push(performance.now() - this.sent.at);
      }
      this.sent = null;
    }
    if (stopping) return;
    if (state.ctx.gameover !== undefined) {
      this.over(match);
      return;
    }
    const player = state.ctx.currentPlayer;
    if (this.sent !== null || !this.seats.includes(player)) return;
    const free = state.G.cells.flatMap((cell, index) => (cell === null ? [index] : []));
    const cell = free[Math.floor(Math.random() * free.length)];
    this.sent = { id: state._stateID, at: performance.now() };
    const action = { type: 'MAKE_MOVE', payload: { type: 'clickCell', args: [cell], playerID: player } };
    this.socket.emit('update', action, state._stateID, match, player);
  }
}

const all = [];
for (let table = 0; table < Math.floor(clients / perTable); table += 1) {
  const seated = perTable === 1 ? [new Client(['0', '1'])] : [new Client(['0']), new Client(['1'])];
  let done = new Set();
  const next = () => {
    matches += 1;
    done = new Set();
    for (const client of seated) client.join(`m${table}-${matches}`);
  };
  for (const client of seated) {
    client.over = (match) => {
      if (match !== client.match) return;
      done.add(client);
      // `matches` is shared, so the name must be taken once, when all have seen the end.
      if (done.size === seated.length) next();
    };
  }
  await Promise.all(seated.map((client) => client.ready()));
  all.push(...seated);
  next();
}

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const processor = () => {
  const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1].split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 1e4;
};
const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]) * 1024;

await pause(Number(args['warm-up']) * 1000);
measuring = true;
const started = performance.now();
const before = processor();
const own = process.cpuUsage();
await pause(seconds * 1000);
measuring = false;
const elapsed = (performance.now() - started) / 1000;
const cost = processor() - before;
const { user, system } = process.cpuUsage(own);
const memoryMb = memory() / 1e6;
stopping = true;
for (const client of all) client.socket.disconnect();

times.sort((a, b) => a - b);
const at = (part) => times[Math.min(times.length - 1, Math.floor(part * times.length))] ?? 0;
const report = {
  database: 'boardgame.io, memory',
  game: 'tic-tac-toe',
  clients,
  tables: Math.floor(clients / perTable),
  hot_seat: perTable === 1,
  open_tables: 0,
  seconds: elapsed,
  moves,
  moves_per_s: moves / elapsed,
  latency: { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) },
  errors: 0,
  games: matches,
  server_us_per_move: cost / Math.max(moves, 1),
  client_us_per_move: (user + system) / Math.max(moves, 1),
  memory_mb: memoryMb,
};
if (args.json) {
  console.log(JSON.stringify(report));
} else {
  const { p50, p95, p99, max } = report.latency;
  console.log(`boardgame.io: ${clients} clients at ${report.tables} matches, ${seconds} s`);
  console.log(`  accepted       ${report.moves_per_s.toFixed(0)} moves/s`);
  console.log(`  latency        p50 ${p50.toFixed(1)}  p95 ${p95.toFixed(1)}  p99 ${p99.toFixed(1)}  max ${max.toFixed(1)} ms`);
  console.log(`  per move       server ${report.server_us_per_move.toFixed(0)} us, clients ${report.client_us_per_move.toFixed(0)} us`);
  console.log(`  server memory  ${memoryMb.toFixed(0)} MB`);
}
process.exit(0);
