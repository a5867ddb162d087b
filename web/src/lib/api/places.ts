/** Which of the two is asked: a table where it stands; anything else the server, or this device where there is none. */

import { recall } from '$lib/memory';
import { local } from './local';
import { idOf, placeOf, type Place } from './names';
import { reach } from './reach.svelte';
import { remote } from './remote';
import { ApiError, type Answer, type Sent, type Socket, type Transport } from './transport';

const TRANSPORTS: Readonly<Record<Place, Transport>> = { server: remote, device: local };

/** Nobody has answered, or only somebody on the way to the server. */
function isGone(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.refusal.code === 'offline' || /^http_50[234]$/.test(error.refusal.code);
}

async function askServer(method: 'GET' | 'POST', path: string, sent?: Sent): Promise<Answer> {
  try {
    const answer = await remote.ask(method, path, sent);
    reach.lost = false;
    return answer;
  } catch (error) {
    reach.lost = isGone(error);
    throw error;
  }
}

export function askAt(place: Place, method: 'GET' | 'POST', path: string, sent?: Sent): Promise<Answer> {
  return place === 'server' ? askServer(method, path, sent) : local.ask(method, path, sent);
}

/** What any of the two can answer. */
export async function askAnybody(method: 'GET' | 'POST', path: string, sent?: Sent): Promise<Answer> {
  if (!reach.server) return local.ask(method, path, sent);
  try {
    return await askServer(method, path, sent);
  } catch (error) {
    if (reach.device && isGone(error)) return local.ask(method, path, sent);
    throw error;
  }
}

/** Whether tables may stand on this device. To ask one that was never used would only wake it. */
export function usesDevice(): boolean {
  return reach.device && (!reach.server || recall('device') !== null);
}

export function connect(table: string): Socket {
  return TRANSPORTS[placeOf(table)].connect(idOf(table));
}
