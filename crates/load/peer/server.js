// boardgame.io's own server with its own storage in memory, on a free port of this machine.

import { createRequire } from 'node:module';
import { TicTacToe } from './game.js';

const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server');

// Its log would only slow it down, and what it listens on goes straight to node.
console.log = () => {};
const server = Server({ games: [TicTacToe], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: { port: 0, host: '127.0.0.1' } });
process.stdout.write(`${appServer.address().port}\n`);
