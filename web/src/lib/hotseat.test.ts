import { beforeEach, expect, it } from 'vitest';
import { hotseatNames, nameHotseats } from './hotseat';
import { namesOf } from './names.svelte';

beforeEach(() => localStorage.clear());

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
