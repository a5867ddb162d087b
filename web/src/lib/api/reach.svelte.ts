/** Who can be asked: the server that sent this page, if one did, and this device, if it can play. */

import { engine } from 'virtual:engine';
import { isStatic } from '$lib/host';
import type { Place } from './names';

class Reach {
  /** Whether the page comes from a server with tables of its own. */
  readonly server = !isStatic;
  /** Whether this device can play by itself. */
  readonly device = engine !== null;
  /** The server was asked and could not be reached. */
  lost = $state(false);

  /** Whether this device is all there is. */
  get alone(): boolean {
    return this.device && (!this.server || this.lost);
  }

  /** Where a table is opened unless somebody chooses. */
  get usual(): Place {
    return this.alone ? 'device' : 'server';
  }
}

export const reach = new Reach();
