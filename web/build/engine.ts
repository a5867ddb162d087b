/**
 * `virtual:engine`: where the page finds what plays on this device, the module and the networks of its bots. Whoever has
 * not built the module (`make offline`) has a page that asks its server for everything.
 */

import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:engine';
const RESOLVED = `\0${ID}`;

export function engine(module: string, nets: string): Plugin {
  // Tests of units play nothing, whatever was built.
  const built = existsSync(module) && !process.env.VITEST;
  const address = (path: string) => JSON.stringify(`${path}?url`);
  const files = built ? readdirSync(nets).filter((file) => file.endsWith('.net')) : [];
  return {
    name: 'quadrivium-engine',
    resolveId: (id) => (id === ID ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      if (!built) return 'export const engine = null; export const nets = {};';
      const lines = files.map((file, at) => `import net${at} from ${address(join(nets, file))};`);
      const named = files.map((file, at) => `${JSON.stringify(basename(file, '.net'))}: net${at}`);
      return [
        `import engine from ${address(module)};`,
        ...lines,
        `const nets = { ${named.join(', ')} };`,
        'export { engine, nets };',
      ].join('\n');
    },
  };
}
