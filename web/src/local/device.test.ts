import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ask, batch, deviceOf, frame, reply, table } from '$lib/testing/device';
import type { Keeper } from './device';
import type { In, Kept } from './messages';
import { Trap } from './module';
import { Full } from './store';

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

  it('lets others pass while its puzzles are fetched', async () => {
    const { device, happened, puzzles } = deviceOf((given, times) => {
      if (given.type !== 'http') return [];
      return times === 0 ? [{ type: 'fetch', puzzles: 'labora' }] : [reply(given.n)];
    });
    let come = (_file: Uint8Array<ArrayBuffer>) => undefined as void;
    puzzles.mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
    const first = device.take(ask);
    await device.take({ ...ask, n: 2 });
    expect(happened.at(-1)).toEqual(reply(2));
    come(new Uint8Array(7));
    await first;
    expect(happened.slice(-3)).toEqual(['learned 7', 'http', reply(1)]);
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

  it('takes questions back also where another tab was first, or there is no room', async () => {
    const commit = vi.fn<Keeper['commit']>(async () => 'stored');
    commit.mockResolvedValueOnce('taken').mockRejectedValueOnce(new Full('no room'));
    const { device, thinkers, turns } = deviceOf(
      (given, times) =>
        given.type === 'http' && times !== 1 ? [batch, { type: 'drop', job: times + 3 }, reply()] : [],
      { commit },
    );
    await device.take(ask);
    expect(thinkers.drop.mock.calls).toEqual([[3]]);
    expect(turns.end.mock.calls).toEqual([[3]]);
    await device.take(ask);
    expect(thinkers.drop.mock.calls).toEqual([[3], [5]]);
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

  it('with the module: what was thought before it begins anew is no answer to whoever asks then', async () => {
    const { device, happened } = deviceOf((given) => {
      if (given.type === 'frame') throw new Trap('the rules have a hole');
      return given.type === 'http' ? [reply()] : [];
    });
    await device.take(ask);
    void device.take({ type: 'frame', c: 7, text: '{}' });
    await device.take({ type: 'thought', job: 1, last: true, thought: '{}' });
    await device.take(ask);
    expect(happened).not.toContain('thought');
    await device.take({ type: 'thought', job: 1, last: true, thought: '{}' });
    expect(happened).toContain('thought');
  });

  it('with a bot that finds no move: it is said, and its table is read anew when somebody wants it', async () => {
    const { device, happened } = deviceOf((given) =>
      given.type === 'failed' ? [{ type: 'stuck', table: 't1' }] : given.type === 'http' ? [reply()] : [],
    );
    await device.take(ask);
    await device.take({ type: 'failed', job: 4 });
    expect(happened.at(-1)).toMatchObject({ type: 'trouble', trouble: 'stuck' });
    await device.again();
    expect(happened.slice(-2)).toEqual(['forget', 'load']);
    await device.again();
    expect(happened.at(-1)).toBe('load');
    expect(happened.filter((one) => one === 'load')).toHaveLength(1);
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
