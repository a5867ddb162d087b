import { expect, it, vi } from 'vitest';
import { Begun } from './begun';

it('is begun once, when it is first needed', async () => {
  const begin = vi.fn(async () => 'there');
  const begun = new Begun(begin);
  expect(begin).not.toHaveBeenCalled();
  expect(await Promise.all([begun.get(), begun.get()])).toEqual(['there', 'there']);
  expect(begin).toHaveBeenCalledOnce();
});

it('is begun again after it has failed', async () => {
  let gone = true;
  const begun = new Begun(() => (gone ? Promise.reject(new Error('no host')) : Promise.resolve('there')));
  const both = await Promise.allSettled([begun.get(), begun.get()]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  gone = false;
  expect(await begun.get()).toBe('there');
});
