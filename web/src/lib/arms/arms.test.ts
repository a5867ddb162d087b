import { expect, it } from 'vitest';
import { textsOf } from '$lib/testing/words';
import { anyArms, blazon, CHARGES, COLOURS, DIVISIONS, drawn, METALS, read, written } from './arms';

it('arms are four words, and nothing else is', () => {
  for (let n = 0; n < 50; n++) {
    const arms = anyArms();
    expect(read(written(arms))).toEqual(arms);
  }
  for (const text of [
    '',
    null,
    undefined,
    'plain azure or',
    'plain or azure tower',
    'plain azure or tower x',
    '<svg>',
  ]) {
    expect(read(text)).toBeNull();
  }
});

it('the same words always give the same drawing, and others another', () => {
  const all = DIVISIONS.flatMap((division) =>
    CHARGES.map((charge) => drawn({ division, colour: 'azure', metal: 'or', charge }, 'x')),
  );
  expect(new Set(all).size).toBe(DIVISIONS.length * CHARGES.length);
  expect(DIVISIONS.length * CHARGES.length * COLOURS.length * METALS.length).toBe(3360);
  expect(drawn({ division: 'plain', colour: 'azure', metal: 'or', charge: 'tower' }, 'x', true)).toContain('x-azure');
});

it('every division has a blazon, every part a word', () => {
  const words = textsOf('en').get('me.ftl') ?? '';
  for (const division of DIVISIONS) {
    expect(words).toContain(`${blazon({ division, colour: 'azure', metal: 'or', charge: 'tower' })} =`);
    expect(words).toContain(`me-division-${division} =`);
  }
  for (const word of CHARGES) {
    expect(words).toContain(`me-charge-${word} =`);
    expect(words).toContain(`me-a-${word} =`);
  }
  for (const word of [...COLOURS, ...METALS]) expect(words).toContain(`me-tincture-${word} =`);
});
