import { describe, expect, it } from 'vitest';
import { address, followed, meant, parse, type Route } from './routes';

describe('addresses', () => {
  const routes: Route[] = [
    { name: 'lobby' },
    { name: 'mine' },
    { name: 'open' },
    { name: 'people' },
    { name: 'tournaments' },
    { name: 'tournament', tournament: 'abc', key: null },
    { name: 'tournament', tournament: 'abc', key: 'def' },
    { name: 'club', club: 'abc', key: null },
    { name: 'club', club: 'abc', key: 'k2' },
    { name: 'player', who: 'Anna / Ö', game: null, players: null },
    { name: 'player', who: 'Anna', game: 'orleans', players: 3 },
    { name: 'ranking', game: null, players: null, season: null },
    { name: 'ranking', game: 'orleans', players: 3, season: null },
    { name: 'ranking', game: 'orleans', players: 3, season: '2026-3' },
    { name: 'letters', what: 'stop', key: 'abc' },
    { name: 'rules', game: 'burgundy' },
    { name: 'learn', game: 'burgundy' },
    { name: 'lesson', game: 'burgundy', number: 3 },
    { name: 'puzzles', game: null },
    { name: 'puzzles', game: 'burgundy' },
    { name: 'puzzle', game: 'burgundy', which: '17' },
    { name: 'puzzle', game: 'labora', which: '2026-11-16' },
    { name: 'puzzle', game: 'labora', which: 'today' },
    { name: 'table', table: 'm4w8', move: null },
    { name: 'table', table: 'm4w8', move: 0 },
    { name: 'table', table: 'm4w8', move: 176 },
    { name: 'table', table: 'device:m4w8', move: null },
    { name: 'table', table: 'device:m4w8', move: 7 },
    { name: 'analysis', table: 'device:m4w8', move: 176 },
    { name: 'analysis', table: 'm4w8', move: null },
    { name: 'analysis', table: 'm4w8', move: 176 },
    { name: 'analysis', table: 'm4w8', move: 176, again: true },
    { name: 'join', table: 'm4w8', invite: 'x/y?z' },
  ];
  it.each(routes)('print and parse: $name', (route) => {
    expect(parse(address(route))).toEqual(route);
  });

  it('takes an invitation after the question mark too', () => {
    expect(parse('/t/m4w8?invite=abc')).toEqual({ name: 'join', table: 'm4w8', invite: 'abc' });
  });

  it('says by its first letter where a table stands', () => {
    expect(address({ name: 'table', table: 'm4w8', move: null })).toBe('/t/m4w8');
    expect(address({ name: 'table', table: 'device:m4w8', move: null })).toBe('/l/m4w8');
  });

  it.each([
    ['m4w8', 'm4w8'],
    ['https://table.example/t/m4w8', 'm4w8'],
    ['https://host.example/folder/#/l/m4w8', 'device:m4w8'],
  ])('%s is meant for a table', (text, table) => {
    expect(meant(text)).toEqual({ name: 'table', table, move: null });
  });

  it('leaves links alone that lead elsewhere', () => {
    expect(followed('/mine')).toEqual({ name: 'mine' });
    for (const href of ['#main', '/api/docs', 'https://elsewhere.example/']) expect(followed(href)).toBeNull();
  });

  it.each([
    '/t',
    '/l',
    '/t/a/b',
    '/t/a/-1',
    '/t/a/1/2',
    '/t/a/analysis/x',
    '/t/a/analysis/12/x',
    '/t/a/analysis/x/again',
    '/x',
    '/t/%E0%A4%A',
    '/join/a',
    '/learn',
    '/learn/burgundy/x',
  ])('%s is nowhere', (path) => {
    expect(parse(path)).toEqual({ name: 'nowhere' });
  });
});
