// @vitest-environment jsdom

import { afterEach, expect, test, vi } from 'vitest';
import { fitted } from './fitted';

/** A paragraph of at most 43 pixels whose text takes that many at its full size. */
function paragraph(height: number): HTMLElement {
  const element = document.createElement('p');
  element.style.maxHeight = '43px';
  document.body.append(element);
  vi.spyOn(element, 'scrollHeight', 'get').mockImplementation(
    () => height * Number(element.style.getPropertyValue('--fit') || 1),
  );
  return element;
}

afterEach(() => document.body.replaceChildren());

test('what fits keeps its size', () => {
  const element = paragraph(42);
  fitted(element)();
  expect(element.style.getPropertyValue('--fit')).toBe('1');
});

test('what is too long becomes smaller until it fits, and no smaller than can be read', () => {
  const long = paragraph(52);
  fitted(long)();
  expect(long.style.getPropertyValue('--fit')).toBe('0.85');
  const endless = paragraph(400);
  fitted(endless)();
  expect(endless.style.getPropertyValue('--fit')).toBe('0.66');
  const small = paragraph(400);
  small.style.fontSize = '11px';
  fitted(small)();
  expect(small.style.getPropertyValue('--fit')).toBe('1');
});
