// @vitest-environment jsdom

import { describe, expect, it } from 'vitest';
import type { Phrase } from './api/types';
import { wordsOf } from './testing/words';
import { entries } from './games';
import { speech } from './i18n.svelte';
import { capital, LANGUAGES, Words } from './words';

const took: Phrase = {
  key: 'burgundy-event-took',
  args: {
    seat: { seat: 'B' },
    tile: { phrase: { key: 'burgundy-object-bank' } },
    from: { phrase: { key: 'burgundy-from-depot', args: { depot: { number: 1 } } } },
  },
};

describe('a phrase', () => {
  it('is said with names and nested phrases', () => {
    expect(wordsOf('en').say(took, { B: 'Marek' })).toBe('Marek took the bank from depot 1.');
  });

  it('leaves the place to the board for those who see it, inside another phrase too', () => {
    const place: Phrase = {
      key: 'burgundy-place',
      args: { tile: { phrase: { key: 'burgundy-object-mine' } }, space: { number: 25 } },
    };
    const withDie: Phrase = { key: 'burgundy-with-die', args: { what: { phrase: place }, die: { number: 4 } } };
    const words = wordsOf('en');
    expect(words.say(withDie)).toBe('Place the mine on space 25 with the 4');
    expect(words.seen.say(withDie)).toBe('Place the mine with the 4');
    expect(words.seen.say(took, { B: 'Marek' })).toBe(words.say(took, { B: 'Marek' }));
  });

  it('calls a seat without a name by its letter', () => {
    expect(wordsOf('pl').say({ key: 'turn-name', args: { seat: { seat: 'C' } } })).toBe('Gracz C');
  });

  it('keeps names apart, so that they can be coloured', () => {
    const words = new Words('en', ['paid = { $one } paid { $two } { $what }']);
    const phrase: Phrase = {
      key: 'paid',
      args: { one: { seat: 'A' }, two: { seat: 'B' }, what: { list: [{ key: 'x' }, { key: 'y' }] } },
    };
    expect(words.parts(phrase, { A: 'Ania', B: 'Bo' })).toEqual([
      { text: 'Ania', seat: 'A' },
      { text: ' paid ' },
      { text: 'Bo', seat: 'B' },
      { text: ' [x], [y]' },
    ]);
  });

  it('shows the key where no language has it', () => {
    expect(wordsOf('ru').text('no-such-key')).toBe('[no-such-key]');
  });

  it('shows markup in a name as text', () => {
    const parts = wordsOf('en').parts({ key: 'turn-name', args: { seat: { seat: 'A' } } }, { A: '<b>x</b>' });
    expect(parts).toEqual([{ text: '<b>x</b>', seat: 'A' }]);
  });
});

describe('plural forms', () => {
  const moves = (language: 'en' | 'pl' | 'ru', counts: number[]) =>
    counts.map((count) => wordsOf(language).text('web-moves', { count }));

  it('are right in English', () => {
    expect(moves('en', [1, 2])).toEqual(['1 move', '2 moves']);
  });

  it('are right in Polish', () => {
    expect(moves('pl', [1, 2, 5, 12, 22])).toEqual(['1 ruch', '2 ruchy', '5 ruchów', '12 ruchów', '22 ruchy']);
  });

  it('are right in Russian', () => {
    expect(moves('ru', [1, 2, 5, 11, 21])).toEqual(['1 ход', '2 хода', '5 ходов', '11 ходов', '21 ход']);
  });

  it('rank in English', () => {
    expect([1, 2, 3, 4].map((rank) => wordsOf('en').text('web-rank', { rank }))).toEqual(['1st', '2nd', '3rd', '4th']);
  });
});

it('begins a sentence with a capital', () => {
  expect(capital('żółty')).toBe('Żółty');
});

describe('the words of a game', () => {
  it('are there once somebody asks for them, in every language that follows', async () => {
    await speech.speak('pl', false);
    expect(speech.knows('labora')).toBe(false);
    expect(speech.words.has('labora-title')).toBe(false);
    await speech.learn('labora');
    expect(speech.knows('labora')).toBe(true);
    expect(speech.words.text('labora-title')).toBe('Ora et Labora');
    await speech.speak('ru', false);
    expect(speech.words.has('labora-title')).toBe(true);
    expect(speech.words.has('burgundy-title')).toBe(false);
  });

  it('call it as the lobby does', () => {
    for (const language of LANGUAGES) {
      const words = wordsOf(language);
      const titled = entries.filter(({ game }) => words.has(`${game}-title`));
      expect(titled.length).toBeGreaterThan(1);
      for (const { game } of titled) expect(words.text(`web-game-${game}`)).toBe(words.text(`${game}-title`));
    }
  });
});
