import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Device, type Engine, type Keeper } from './device';
import type { FromWorker, In, Kept, Out, Stored } from './messages';
import { Missing } from './fetched';
import { Trap } from './module';
import { Full } from './store';

const table: Stored = { plan: { id: 't1', game: 'burgundy' }, ended: null, batches: [], reviews: [] };
const ask: In = { type: 'http', n: 1, method: 'POST', path: '/api/tables/t1/play', body: '{}' };
const reply = (n = 1): Out => ({ type: 'reply', n, status: 200, body: {} });
const batch: Out = { type: 'store', table: 't1', seq: 3, at: 0, entries: ['x'] };
const frame: Out = { type: 'frame', c: 7, frame: { type: 'done', id: 1, seq: 4 } };

/** A device whose module says what it is told to say, call by call; what it does not know is nothing. */
function deviceOf(says: (given: In, times: number) => Out[], keeper: Partial<Keeper> = {}) {
  const happened: unknown[] = [];
  const times = new Map<string, number>();
  const engine: Engine = {
    call: (_now, given) => {
      const known = times.get(given.type) ?? 0;
      times.set(given.type, known + 1);
      happened.push(given.type);
      return says(given, known);
    },
    learn: (puzzles) => happened.push(`learned ${puzzles.length}`) > 0,
  };
  const made = vi.fn(() => engine);
  const thinkers = { think: vi.fn(), drop: vi.fn(), dropAll: vi.fn() };
  const turns = { take: vi.fn((_job, _table, think: () => void) => think()), end: vi.fn(), endAll: vi.fn() };
  const announced: (string[] | 'guest')[] = [];
  const device = new Device({
    make: made,
    puzzles: async (game) => {
      if (game === 'craftsmen') throw new Missing('no host');
      return new Uint8Array(7);
    },
    store: {
      guest: async () => null,
      shelf: async () => [table],
      row: async (id) => (id === 't1' ? { plan: table.plan, ended: null } : null),
      table: async (id) => (id === 't1' ? table : null),
      commit: async (kept: readonly Kept[]) => {
        happened.push(...kept.map((one) => `kept ${one.type}`));
        return 'stored';
      },
      place: async () => 'stored',
      ...keeper,
    },
    thinkers,
    turns,
    tell: (message: FromWorker) => happened.push(message),
    announce: (tables) => announced.push(tables),
    announceGuest: () => announced.push('guest'),
  });
  return { device, happened, made, thinkers, turns, announced };
}

describe('a call', () => {
  it('is stored before it is told, here and in other tabs', async () => {
    const { device, happened, announced } = deviceOf((given) => (given.type === 'http' ? [batch, frame, reply()] : []));
    await device.take(ask);
    expect(happened).toEqual(['boot', 'http', 'kept store', frame, reply()]);
    expect(announced).toEqual([['t1']]);
  });

  it('is made again with the puzzles that it needs', async () => {
    const { device, happened } = deviceOf((given, times) => {
      if (given.type !== 'http') return [];
      return times === 0 ? [{ type: 'fetch', puzzles: 'labora' }] : [reply()];
    });
    await device.take(ask);
    expect(happened).toEqual(['boot', 'http', 'learned 7', 'http', reply()]);
  });

  it('is refused where puzzles are not kept and nobody can be asked for them', async () => {
    const { device, happened } = deviceOf((given) =>
      given.type === 'http' ? [{ type: 'fetch', puzzles: 'craftsmen' }] : [],
    );
    await device.take(ask);
    expect(happened.at(-1)).toMatchObject({ type: 'reply', status: 503, body: { error: { code: 'not_kept' } } });
  });

  it('is made again with the tables that it needs', async () => {
    const { device, happened } = deviceOf((given, times) => {
      if (given.type !== 'http') return [];
      return times === 0 ? [{ type: 'read', tables: ['t1', 'gone'] }] : [reply()];
    });
    await device.take(ask);
    expect(happened).toEqual(['boot', 'http', 'load', 'removed', 'http', reply()]);
  });

  it('is made again where another tab was first, and those who look are told', async () => {
    const outcomes = ['taken', 'stored'] as const;
    let written = 0;
    const { device, happened } = deviceOf(
      (given) => (given.type === 'http' ? [batch, reply()] : given.type === 'load' ? [frame] : []),
      { commit: async () => outcomes[written++] ?? 'stored' },
    );
    await device.take(ask);
    expect(happened).toEqual(['boot', 'http', 'forget', 'load', frame, 'http', reply()]);
  });

  it('keeps what happens by itself when a table is read', async () => {
    const { device, happened } = deviceOf((given, times) => {
      if (given.type === 'load') return [batch, frame];
      return given.type !== 'http' ? [] : times === 0 ? [{ type: 'read', tables: ['t1'] }] : [reply()];
    });
    await device.take(ask);
    expect(happened).toEqual(['boot', 'http', 'load', 'kept store', frame, 'http', reply()]);
  });

  it('waits for the one before it', async () => {
    const { device, happened } = deviceOf((given) => (given.type === 'http' ? [batch, reply(given.n)] : []));
    void device.take(ask);
    await device.take({ ...ask, n: 2 });
    expect(happened).toEqual(['boot', 'http', 'kept store', reply(1), 'http', 'kept store', reply(2)]);
  });

  it('hands questions to those who think, and takes them back', async () => {
    const { device, thinkers } = deviceOf((given) =>
      given.type === 'http'
        ? [
            { type: 'think', job: 4, net: 'burgundy', question: '{}' },
            { type: 'drop', job: 3 },
          ]
        : [],
    );
    await device.take(ask);
    expect(thinkers.think).toHaveBeenCalledWith(4, expect.objectContaining({ net: 'burgundy', question: '{}' }));
    expect(thinkers.drop).toHaveBeenCalledWith(3);
  });
});

describe('other tabs', () => {
  const ann = { id: 'ann', name: 'Ann' };
  const bob = { id: 'bob', name: 'Bob' };
  const name: In = { type: 'http', n: 1, method: 'POST', path: '/api/guest', body: '{"name":"Ann"}' };

  it('hear that somebody has taken a name', async () => {
    const { device, announced, happened } = deviceOf((given) =>
      given.type === 'http' ? [{ type: 'guest', guest: ann }, reply()] : [],
    );
    await device.guestNews();
    expect(happened).toEqual([]);
    await device.take(name);
    expect(announced).toEqual(['guest']);
    await device.guestNews();
    expect(happened.at(-1)).toBe('guest');
  });

  it('that have made somebody of whoever is here were first: there is one person', async () => {
    const given: In[] = [];
    const commits: Kept[][] = [];
    let there: typeof ann | null = null;
    const { device, happened } = deviceOf(
      (one) => {
        given.push(one);
        return one.type === 'http' ? [{ type: 'guest', guest: there ? { ...there, name: 'Ann' } : ann }, reply()] : [];
      },
      {
        guest: async () => there,
        commit: async (kept) => {
          commits.push([...kept]);
          if (commits.length > 1) return 'stored';
          there = bob;
          return 'taken';
        },
      },
    );
    await device.take(name);
    expect(given.map(({ type }) => type)).toEqual(['boot', 'http', 'guest', 'http']);
    expect(given[2]).toEqual({ type: 'guest', guest: bob });
    expect(commits.map(([one]) => one)).toEqual([
      { type: 'guest', guest: ann, before: null },
      { type: 'guest', guest: { id: 'bob', name: 'Ann' }, before: 'bob' },
    ]);
    expect(happened.at(-1)).toEqual(reply());
  });

  it('change tables: only what somebody looks at here is read', async () => {
    let looked = false;
    const { device, happened } = deviceOf((given) => {
      if (given.type === 'news' && looked) return [{ type: 'read', tables: ['t1'] }];
      return given.type === 'http' ? [reply()] : [];
    });
    await device.news(['t1']);
    expect(happened).toEqual([]);
    await device.take(ask);
    await device.news(['t1', 'gone']);
    expect(happened.slice(3)).toEqual(['news', 'removed']);
    looked = true;
    await device.news(['t1']);
    expect(happened.slice(5)).toEqual(['news', 'load']);
  });

  it('agree who thinks about a bot', async () => {
    const { device, thinkers, turns } = deviceOf((given) =>
      given.type === 'http' ? [{ type: 'think', job: 4, table: 't1', net: null, question: '{}' }] : [],
    );
    turns.take.mockImplementation(() => undefined);
    await device.take(ask);
    expect(turns.take).toHaveBeenCalledWith(4, 't1', expect.any(Function));
    expect(thinkers.think).not.toHaveBeenCalled();
    await device.take({ type: 'thought', job: 4, last: false, thought: '{}' });
    expect(turns.end).not.toHaveBeenCalled();
    await device.take({ type: 'thought', job: 4, last: true, thought: '{}' });
    expect(turns.end).toHaveBeenCalledWith(4);
  });
});

describe('trouble', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('with the module: it is made anew, told, and connections are made again', async () => {
    let broken = true;
    const { device, happened, made, thinkers } = deviceOf((given) => {
      if (given.type === 'frame' && broken) throw new Trap('the rules have a hole');
      return given.type === 'http' ? [reply()] : [];
    });
    await device.take({ type: 'open', c: 7, table: 't1' });
    await device.take({ type: 'frame', c: 7, text: '{"id":5,"type":"play"}' });
    expect(happened).toContainEqual(expect.objectContaining({ type: 'trouble', trouble: 'broken' }));
    expect(happened).toContainEqual({ type: 'closed', c: 7, code: 1006, reason: 'restarted' });
    expect(thinkers.dropAll).toHaveBeenCalled();
    broken = false;
    await device.take(ask);
    expect(made).toHaveBeenCalledTimes(2);
    expect(happened.at(-1)).toEqual(reply());
  });

  it('with the module: whatever was still thought about is refused', async () => {
    const { device, happened, turns } = deviceOf((given) => {
      if (given.type === 'frame') throw new Trap('the rules have a hole');
      return given.type === 'http' && given.n === 1 ? [reply()] : [];
    });
    await device.take(ask);
    await device.take({ ...ask, n: 2 });
    expect(happened.at(-1)).toBe('http');
    await device.take({ type: 'frame', c: 7, text: '{}' });
    const error = expect.objectContaining({ code: 'device_broken', key: 'error-device-broken' });
    expect(happened.filter((one) => (one as { type?: string }).type === 'reply')).toEqual([
      reply(),
      { type: 'reply', n: 2, status: 500, body: { error } },
    ]);
    expect(turns.endAll).toHaveBeenCalled();
  });

  it('with one table: the module traps over it once, and not again', async () => {
    const { device, happened } = deviceOf((given) => {
      if (given.type === 'load') throw new Trap('what is that?');
      if (given.type !== 'http' || given.path !== ask.path) return [];
      return happened.includes('unread') ? [reply()] : [{ type: 'read', tables: ['t1'] }];
    });
    await device.take(ask);
    expect(happened.at(-1)).toMatchObject({ type: 'reply', status: 500, body: { error: { code: 'device_broken' } } });
    await device.take({ ...ask, n: 2 });
    expect(happened.at(-1)).toEqual(reply());
    expect(happened.filter((one) => one === 'unread')).toHaveLength(1);
  });

  it('with a message: it is refused, and the module goes on', async () => {
    const { device, happened, made } = deviceOf((given) =>
      given.type === 'open' ? [{ type: 'misheard', reason: 'no such name' }] : given.type === 'http' ? [reply()] : [],
    );
    await device.take({ type: 'open', c: 7, table: 'x' });
    // There is nothing to try again.
    expect(happened.at(-1)).toMatchObject({ type: 'closed', c: 7, code: 1008 });
    await device.take(ask);
    expect(happened.at(-1)).toEqual(reply());
    expect(made).toHaveBeenCalledOnce();
  });

  it('with a name that cannot be kept: the module forgets it', async () => {
    const given: In[] = [];
    const { device, happened } = deviceOf(
      (one) => {
        given.push(one);
        return one.type === 'http' ? [{ type: 'guest', guest: { id: 'ann', name: 'Ann' } }, reply()] : [];
      },
      { commit: () => Promise.reject(new Error('no disk')) },
    );
    await device.take(ask);
    expect(given.at(-1)).toEqual({ type: 'guest', guest: null });
    expect(happened.at(-1)).toMatchObject({ status: 503, body: { error: { code: 'device_storage' } } });
  });

  it('with the storage: a table that could not be read again either is read later', async () => {
    let broken = true;
    const { device, happened } = deviceOf((given) => (given.type === 'http' ? [batch, reply()] : []), {
      commit: () => (broken ? Promise.reject(new Error('no disk')) : Promise.resolve('stored')),
      table: () => (broken ? Promise.reject(new Error('no disk')) : Promise.resolve(table)),
    });
    await device.take(ask);
    expect(happened.at(-1)).toMatchObject({ status: 503, body: { error: { code: 'device_storage' } } });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(happened).not.toContain('load');
    broken = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(happened.at(-1)).toBe('load');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(happened.filter((one) => one === 'load')).toHaveLength(1);
  });

  it('with the room: nothing is told as done, the table is read again', async () => {
    const { device, happened, announced } = deviceOf(
      (given) => (given.type === 'http' || given.type === 'frame' ? [batch, reply()] : []),
      { commit: () => Promise.reject(new Full('no room')) },
    );
    await device.take(ask);
    expect(happened).not.toContainEqual(reply());
    expect(happened).toContain('forget');
    expect(happened).toContainEqual(expect.objectContaining({ type: 'trouble', trouble: 'full' }));
    const refused = { error: expect.objectContaining({ code: 'device_full', key: 'error-device-full' }) };
    expect(happened.at(-1)).toEqual({ type: 'reply', n: 1, status: 507, body: refused });
    expect(announced).toEqual([]);
    await device.take({ type: 'open', c: 7, table: 't1' });
    await device.take({ type: 'frame', c: 7, text: '{"id":5,"type":"play"}' });
    // However often it fails, the module never goes on with what was not stored.
    expect(happened.filter((one) => one === 'forget')).toHaveLength(2);
    const said = { type: 'refused', id: 5, error: expect.objectContaining({ code: 'device_full' }) };
    expect(happened.at(-1)).toEqual({ type: 'frame', c: 7, frame: said });
    expect(happened).toContain('load');
  });

  it('with the room: a bot is not asked again at once', async () => {
    const { device, thinkers } = deviceOf(
      (given) => {
        if (given.type === 'thought') return [batch];
        return given.type === 'load' ? [{ type: 'think', job: 4, net: null, question: '{}' }] : [];
      },
      { commit: () => Promise.reject(new Full('no room')) },
    );
    await device.take({ type: 'thought', job: 3, last: true, thought: '{}' });
    expect(thinkers.think).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(thinkers.think).toHaveBeenCalledWith(4, expect.anything());
  });

  it('with the room: what is due at a table that is read is tried again later', async () => {
    let full = true;
    const { device, happened } = deviceOf((given) => (given.type === 'http' || given.type === 'load' ? [batch] : []), {
      commit: () => (full ? Promise.reject(new Full('no room')) : Promise.resolve('stored')),
    });
    await device.take(ask);
    const loads = () => happened.filter((one) => one === 'load').length;
    const before = loads();
    full = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(loads()).toBe(before + 1);
  });
});

describe('a shelf', () => {
  it('is written and read, known and damaged tables apart', async () => {
    const { device, happened } = deviceOf(() => []);
    await device.ask({ type: 'export', n: 9 });
    const file = (happened.at(-1) as { body: string }).body;
    const shelf = JSON.parse(file) as { tables: Stored[] };
    const more = {
      ...shelf,
      tables: [...shelf.tables, { ...table, plan: { id: 't2' } }, { ...table, plan: { id: 't3' } }],
    };
    const other = deviceOf(
      (given) => {
        if (given.type === 'load' && given.plan.id === 't2') throw new Trap('what is that?');
        return given.type === 'http' ? [reply(0)] : [];
      },
      { place: async ({ plan }) => (plan.id === 't1' ? 'taken' : 'stored') },
    );
    await other.device.ask({ type: 'import', n: 3, text: JSON.stringify(more) });
    expect(other.happened.at(-1)).toEqual({
      type: 'reply',
      n: 3,
      status: 200,
      body: { taken: 1, known: 1, damaged: 1 },
    });
  });

  const ann = { id: 'annannannannannannan', name: 'Ann' };
  const file = (guest: unknown, tables: unknown[]) => JSON.stringify({ format: 'quadrivium shelf 1', guest, tables });

  /** A device whose module knows guests with long names only. */
  function strict(keeper: Partial<Keeper> = {}) {
    let guest: unknown = null;
    const commits: Kept[][] = [];
    const placed: Stored[] = [];
    const all = deviceOf(
      (given) => {
        if (given.type === 'boot') guest = given.guest?.id === ann.id ? given.guest : null;
        if (given.type === 'load') return [{ type: 'shelve', table: given.plan.id, ended: { at: 7 } }];
        if (given.type !== 'http') return [];
        return [{ type: 'reply', n: 0, status: 200, body: given.path === '/api/guest' ? guest : {} }];
      },
      {
        commit: async (kept) => {
          commits.push([...kept]);
          return 'stored';
        },
        place: async (table) => {
          placed.push(table);
          return 'stored';
        },
        ...keeper,
      },
    );
    return { ...all, commits, placed };
  }

  it('with a guest whom the module does not know makes nobody of whoever is here', async () => {
    const { device, happened, commits } = strict();
    await device.ask({ type: 'import', n: 3, text: file({ id: 'x' }, []) });
    expect(commits).toEqual([]);
    expect(happened.at(-1)).toMatchObject({ status: 200, body: { taken: 0 } });
  });

  it('brings whoever it belongs to in place of somebody who cannot be read', async () => {
    const { device, commits, announced } = strict({ guest: async () => ({ id: 'x', name: '' }) });
    await device.ask({ type: 'import', n: 3, text: file(ann, [table]) });
    expect(commits).toEqual([[{ type: 'guest', guest: ann, before: 'x' }]]);
    expect(announced).toEqual(['guest', ['t1']]);
  });

  it('does not say how its games ended: the module does', async () => {
    const { device, placed } = strict();
    const reviews = [{ at: 'never' }, { at: 3, body: 'good' }];
    await device.ask({ type: 'import', n: 3, text: file(ann, [{ ...table, ended: 5, reviews }]) });
    expect(placed).toEqual([{ ...table, ended: { at: 7 }, reviews: [{ at: 3, body: 'good' }] }]);
  });

  it('is refused where the file is something else', async () => {
    const { device, happened } = deviceOf(() => []);
    await device.ask({ type: 'import', n: 3, text: 'burgundy 1' });
    expect(happened).toEqual([expect.objectContaining({ n: 3, status: 400 })]);
  });
});

it('says once that a bot waits for what it thinks with, and once that it waits no longer', async () => {
  const { device, happened } = deviceOf((given) =>
    given.type === 'missing' ? [{ type: 'lacks', job: given.job }] : [],
  );
  const missing = { type: 'missing', job: 4 } as const;
  await device.relieved();
  await device.take(missing);
  await device.take(missing);
  await device.relieved();
  const told = (type: string) =>
    happened.filter((one) => typeof one === 'object' && (one as { type: string }).type === type);
  expect(told('trouble')).toEqual([expect.objectContaining({ trouble: 'missing' })]);
  expect(told('relief')).toEqual([{ type: 'relief', trouble: 'missing' }]);
});
