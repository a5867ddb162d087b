import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Words } from '$lib/words';
import { faceOf, printedGround, SIGNS, tileHelp, tileName, TILES } from './tiles';

const sheet = readFileSync('src/lib/games/burgundy/sprites.svg', 'utf8');
const english = new Words('en', [readFileSync('../locales/en/burgundy.ftl', 'utf8')]);

test('every tile has a drawn symbol and a sign of its ground', () => {
  for (const tile of TILES) {
    const { ground, symbol } = faceOf(tile);
    expect(sheet, tile).toContain(`id="b-${symbol}"`);
    expect(sheet, tile).toContain(`id="b-${SIGNS[ground]}"`);
  }
  expect(TILES).toHaveLength(49);
});

test('every tile has a name and a help text without gaps', () => {
  for (const tile of TILES) {
    for (const phrase of [tileName(tile), tileHelp(tile)]) {
      expect(english.say(phrase)).not.toMatch(/[[{]/u);
    }
  }
});

test('animals count, others do not', () => {
  expect(faceOf('pig4')).toEqual({ ground: 'animal', symbol: 'pig', count: 4 });
  expect(faceOf('boarding_house')).toEqual({ ground: 'building', symbol: 'boarding', count: 0 });
  expect(faceOf('knowledge17')).toEqual({ ground: 'knowledge', symbol: 'k17', count: 0 });
});

test('with fewer players fewer tile spaces are used', () => {
  expect(printedGround(4, 3, 4)).toBe('mine');
  expect(printedGround(4, 3, 3)).toBeNull();
  expect(printedGround(4, 1, 2)).toBe('building');
});
