import { expect, test } from 'vitest';
import { readFileSync } from 'node:fs';
import { CATALOG } from './catalog';
import { frontOf, homeFront } from './fronts';
import { rowsOf, type Token } from './symbols';

const sheet = readFileSync('src/lib/games/labora/sprites.svg', 'utf8');
const drawn = (icon: string) => sheet.includes(`id="l-${icon}"`);
const said = (tokens: Token[]) =>
  tokens
    .map((one) =>
      'icon' in one
        ? `${one.count ?? ''}${one.icon}`
        : 'mark' in one
          ? one.mark
          : 'times' in one
            ? one.times
            : one.word,
    )
    .join(' ');

test('functions read from left to right', () => {
  expect(rowsOf('windmill').map(said)).toEqual(['7× grain → flour straw']);
  expect(rowsOf('winery').map(said)).toEqual(['∞ grape → wine', 'wine → 7coin']);
  expect(rowsOf('stone_merchant').map(said)).toEqual(['5× 2food energy → stone']);
  expect(rowsOf('bakery').map(said)).toEqual(['∞ flour ½energy → bread', '2× bread → 4coin']);
  expect(rowsOf('fuel_merchant').map(said)).toEqual(['3× 3energy → 5/8/10coin']);
  expect(rowsOf('shipping_company').map(said)).toEqual(['3energy → joker → meat / bread / wine']);
  expect(rowsOf('forgers_workshop').map(said)).toEqual(['5coin → reliquary', '∞ 10coin → reliquary']);
  expect(rowsOf('farmyard').map(said)).toEqual(['wheel → sheep / grain']);
  expect(rowsOf('cloister_courtyard').map(said)).toEqual(['3kinds → 6basic']);
});

test('every building says what it does in symbols that are drawn', () => {
  for (const { name } of CATALOG.buildings) {
    expect(drawn(frontOf(name)), name).toBe(true);
    const tokens = rowsOf(name).flat();
    expect(tokens.length, name).toBeGreaterThan(0);
    for (const token of tokens) if ('icon' in token) expect(drawn(token.icon), `${name}: ${token.icon}`).toBe(true);
  }
  for (const { name } of CATALOG.settlements) expect(drawn(homeFront(name)), name).toBe(true);
  for (const { name } of CATALOG.goods) expect(drawn(name), name).toBe(true);
});
