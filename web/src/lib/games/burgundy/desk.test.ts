import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Effect, Snapshot } from '$lib/api/types';
import { Words } from '$lib/words';
import { BurgundyDesk } from './desk.svelte';
import { parse } from './narrowing';
import turn from './fixtures/turn.json';

const words = new Words('en', [readFileSync('../locales/en/burgundy-table.ftl', 'utf8')]);

function deskOf(change: (snapshot: Snapshot) => void) {
  const snapshot = structuredClone(turn) as unknown as Snapshot;
  change(snapshot);
  return new BurgundyDesk(() => ({ snapshot, view: null, lines: [], words, confirm: 'every', onplay: () => {} }));
}

test('what an action costs and brings is summed up over its effects', () => {
  const effects: Effect[] = [
    { gains: { workers: -2 } },
    { words: { key: 'region' }, gains: { points: 14 } },
    { words: { key: 'animals' }, gains: { points: 3 } },
    { gains: { silver: 1, workers: 4 } },
  ];
  const choice = { seat: 'A', action: 'workers d2', words: { key: 'x' }, heading: { key: 'x' } };
  const offer = parse(choice.action);
  const desk = deskOf((snapshot) => (snapshot.choices = [{ ...choice, effects }]));
  expect([desk.cost(offer, 'workers'), desk.cost(offer, 'silver')]).toEqual([2, 0]);
  expect(['points', 'workers', 'silver'].map((name) => desk.gain(offer, name))).toEqual([17, 4, 1]);
  const plain = deskOf((snapshot) => (snapshot.choices = [choice]));
  expect([plain.priceOf(offer), plain.gain(offer, 'points')]).toEqual([0, 0]);
});

test('equal tiles are chosen by the name that the view gives them', () => {
  const offered = ['take d2 4.2', 'discard 1', 'discard 2'];
  const desk = deskOf((snapshot) => {
    snapshot.choices = offered.map((action) => ({ seat: 'A', action, words: { key: 'x' }, heading: { key: 'x' } }));
    const view = snapshot.view as { alike: object; estates: { alike: object }[] };
    view.alike = { '4.4': '4.2' };
    for (const estate of view.estates) estate.alike = { 3: 1 };
  });
  const picked = (part: 'slot' | 'from', value: string) => {
    desk.selection = {};
    desk.pick(part, value);
    return desk.selection[part];
  };
  expect([picked('from', '4.4'), picked('from', '4.2')]).toEqual(['4.2', '4.2']);
  expect([picked('slot', '3'), picked('slot', '2')]).toEqual(['1', '2']);
});
