// @vitest-environment jsdom

import { beforeEach, expect, it } from 'vitest';
import { hotseatNames, nameHotseats } from './hotseat';
import { speech } from './i18n.svelte';
import { namesOf } from './names.svelte';
import { textsOf } from './testing/words';
import { LANGUAGES, Words } from './words';

beforeEach(() => {
  localStorage.clear();
  speech.words = new Words('en', [...textsOf('en').values()]);
});

it('names of a table are kept, empty ones are none', () => {
  nameHotseats('t1', { A: '', B: ' Ola ' });
  expect(hotseatNames('t1')).toEqual({ B: 'Ola' });
  expect(hotseatNames('t2')).toEqual({});
});

it('what somebody else wrote there harms nobody', () => {
  localStorage.setItem('quadrivium.names.t1', 'not json');
  expect(hotseatNames('t1')).toEqual({});
});

it('they name seats of this screen and no others', () => {
  const seat = (letter: string, you: boolean) => ({ seat: letter, kind: 'human' as const, name: 'Ania', you });
  expect(namesOf([seat('A', true), seat('B', true)], { B: 'Ola' })).toEqual({ A: 'Ania', B: 'Ola' });
  expect(namesOf([seat('A', true), seat('B', false)], { B: 'Ola' })).toEqual({ A: 'Ania A', B: 'Ania B' });
});

it('whoever got no name at this screen is called after the seat', () => {
  const seat = (letter: string) => ({ seat: letter, kind: 'human' as const, name: 'Ania', you: true });
  expect(namesOf(['A', 'B', 'C'].map(seat), { C: 'Ola' })).toEqual({ A: 'Ania', B: 'Player B', C: 'Ola' });
});

it.each(LANGUAGES)('whoever has said no name in %s is a guest in the language of the reader', (language) => {
  const nameless = new Words(language, [...textsOf(language).values()]).text('web-guest');
  expect(namesOf([{ seat: 'A', kind: 'human', name: nameless }])).toEqual({ A: 'Guest' });
});
