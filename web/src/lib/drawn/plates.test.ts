import { expect, test } from 'vitest';
import { fitted, hyphened } from './plates';

test('a name that has room stays as it is', () => {
  expect(fitted('Mill', 60, 13)).toEqual({ lines: ['Mill'], size: 13, squeeze: [null] });
});

test('a name of two words takes two lines, a long word a hyphen before a syllable', () => {
  expect(fitted('Ткацкая мастерская', 56, 13).lines).toEqual(['Ткацкая', 'мастерская']);
  expect(fitted('Инструментальщик', 56, 13).lines).toEqual(['Инструмен-', 'тальщик']);
});

test('no name is smaller than can be read', () => {
  for (const text of ['Flax plantation', 'Бумажная мельница', 'Plantacja lnu'])
    expect(fitted(text, 40, 13).size).toBeGreaterThanOrEqual(12);
});

test.each([
  ['Slaughter-', 'house'],
  ['Guest-', 'house'],
  ['Przędzal-', 'nia'],
  ['piel-', 'grzymek'],
  ['narzę-', 'dziarz'],
  ['Вино-', 'градник'],
  ['пере-', 'плётчик'],
  ['Кресть-', 'янская'],
  ['мастер-', 'ская'],
])('a word is broken between syllables: %s%s', (first, second) => {
  expect(hyphened(first.slice(0, -1) + second)).toEqual([first, second]);
});
