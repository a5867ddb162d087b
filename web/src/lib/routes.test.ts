import { describe, expect, it } from 'vitest';
import { address, parse, type Route } from './routes';

describe('addresses', () => {
  const routes: Route[] = [
    { name: 'lobby' },
    { name: 'mine' },
    { name: 'rules', game: 'burgundy' },
    { name: 'table', table: 'm4w8', move: null },
    { name: 'table', table: 'm4w8', move: 0 },
    { name: 'table', table: 'm4w8', move: 176 },
    { name: 'join', table: 'm4w8', invite: 'x/y?z' },
  ];
  it.each(routes)('print and parse: $name', (route) => {
    expect(parse(address(route))).toEqual(route);
  });

  it('takes an invitation after the question mark too', () => {
    expect(parse('/t/m4w8?invite=abc')).toEqual({ name: 'join', table: 'm4w8', invite: 'abc' });
  });

  it.each(['/t', '/t/a/b', '/t/a/-1', '/t/a/1/2', '/x', '/t/%E0%A4%A', '/join/a'])('%s is nowhere', (path) => {
    expect(parse(path)).toEqual({ name: 'nowhere' });
  });
});
