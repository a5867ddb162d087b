// Turns the JSON lines of all runs into a table; the first line is what the others are compared with.

import { readFileSync } from 'node:fs';

const runs = readFileSync(0, 'utf8').trim().split('\n').map((line) => JSON.parse(line));
const whole = (number) => Math.round(number).toLocaleString('en');
const head = ['storage', 'game', 'clients', 'tables', 'open', 'moves/s', 'ratio', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms', 'server us', 'clients us', 'MB', 'open ms/100', 'errors'];
const rows = runs.map((run) => [
  run.database,
  run.game,
  whole(run.clients),
  whole(run.tables),
  whole(run.open_tables),
  whole(run.moves_per_s),
  (run.moves_per_s / runs[0].moves_per_s).toFixed(1),
  run.latency.p50.toFixed(1),
  run.latency.p95.toFixed(1),
  run.latency.p99.toFixed(1),
  run.latency.max.toFixed(1),
  whole(run.server_us_per_move),
  whole(run.client_us_per_move),
  whole(run.memory_mb),
  run.opening_ms_per_100?.toFixed(1) ?? '',
  whole(run.errors),
]);
const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column].length)));
const line = (row) => `| ${row.map((cell, column) => (column > 1 ? cell.padStart(widths[column]) : cell.padEnd(widths[column]))).join(' | ')} |`;
console.log(line(head));
console.log(`|${widths.map((width, column) => (column > 1 ? `${'-'.repeat(width + 1)}:` : '-'.repeat(width + 2))).join('|')}|`);
for (const row of rows) console.log(line(row));
