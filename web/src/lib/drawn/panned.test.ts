// @vitest-environment jsdom

import { expect, test, vi } from 'vitest';
import { panned } from './panned';

/** A row of which a third is seen at a time. */
function row(): HTMLElement {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const element = document.createElement('div');
  Object.defineProperties(element, { clientWidth: { value: 100 }, scrollWidth: { value: 300 } });
  return element;
}

test('a row that is longer than its room says on which side there is more', () => {
  const element = row();
  const leave = panned()(element);
  const at = (left: number) => {
    element.scrollLeft = left;
    element.dispatchEvent(new Event('scroll'));
    return element.dataset.more;
  };
  expect(element.dataset.more).toBe('right');
  expect(at(100)).toBe('both');
  expect(at(200)).toBe('left');
  leave();
  expect(at(0)).toBe('left');
});

test('it begins at the end where something is to be added there', () => {
  const element = row();
  panned('end')(element);
  expect(element.scrollLeft).toBe(300);
  expect(element.dataset.more).toBe('left');
});
