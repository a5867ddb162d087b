/**
 * `virtual:engine`: where the page finds what plays on this device, the module, the networks of its bots and its puzzles.
 * Whoever has not built the module (`make offline`) has a page that asks its server for everything.
 */

import { existsSync, readdirSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import type { Plugin } from 'vite';

const ID = 'virtual:engine';
const RESOLVED = `\0${ID}`;

/** The module, and the folders of what it is given when it needs it: files named by game. */
export function engine(module: string, nets: string, puzzles: string): Plugin {
  // Tests of units play nothing, whatever was built.
  const built = existsSync(module) && !process.env.VITEST;
  const address = (path: string) => JSON.stringify(`${path}?url`);
  /** Imports of the files of a folder, and an object of their addresses. */
  const listed = (name: string, folder: string) => {
    const files = built ? readdirSync(folder).filter((file) => /\.(net|txt)$/.test(file)) : [];
    const imports = files.map((file, at) => `import ${name}${at} from ${address(join(folder, file))};`);
    const named = files.map((file, at) => `${JSON.stringify(basename(file, extname(file)))}: ${name}${at}`);
    return [...imports, `export const ${name} = { ${named.join(', ')} };`];
  };
  return {
    name: 'quadrivium-engine',
    resolveId: (id) => (id === ID ? RESOLVED : null),
    load(id) {
      if (id !== RESOLVED) return null;
      const engine = built ? [`import engine from ${address(module)};`, 'export { engine };'] : [];
      if (!built) engine.push('export const engine = null;');
      return [...engine, ...listed('nets', nets), ...listed('puzzles', puzzles)].join('\n');
    },
  };
}
