/** The lessons as they are written, without a server that knows them. */

import type { Lesson } from '$lib/api/types';

const files = import.meta.glob<string>('../../../../lessons/*/*', { query: '?raw', import: 'default', eager: true });

export interface Written {
  game: string;
  lesson: Lesson;
  /** Who acted and what they did, from the first action on. */
  actions: { by: string; action: string }[];
}

interface Remarks {
  seat: string;
  steps: { key: string; at: number; to?: number; light?: string[] }[];
}

function read(path: string, text: string): Written {
  const [game = '', name = ''] = path.split('/').slice(-2);
  const record = files[path.replace(/json$/u, 'rec')] ?? '';
  const lines = record.slice(record.indexOf('\n\n') + 2).split('\n');
  const actions = lines
    .filter((line) => line && !line.startsWith('end '))
    .map((line) => ({ by: line.charAt(0), action: line.slice(2) }));
  const { seat, steps } = JSON.parse(text) as Remarks;
  const lesson: Lesson = {
    number: Number.parseInt(name, 10),
    seat,
    steps: steps.map(({ key, at, to = at, light = [] }) => ({
      key,
      at,
      light,
      actions: actions.slice(at, to).map(({ action }) => action),
    })),
  };
  return { game, lesson, actions };
}

export const written = Object.entries(files)
  .filter(([path]) => /\/\d+-[^/]+\.json$/u.test(path))
  .map(([path, text]) => read(path, text));
