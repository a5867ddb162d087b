import { expect, it } from 'vitest';
import { ApiError } from './api/transport';
import { isFinal, tell } from './refusals';
import { wordsOf } from './testing/words';

it('a refusal is told in the reader’s language where there are words for it', () => {
  const refusal = { code: 'bad_invite', message: 'not valid', key: 'error-bad-invite' };
  expect(tell(refusal, wordsOf('pl'))).toBe('To zaproszenie jest nieważne albo ktoś zajął miejsce.');
  expect(tell({ code: 'offline', message: 'x' }, wordsOf('ru'))).toBe('Сервер недоступен.');
  expect(tell({ code: 'odd', message: 'as it came', key: 'error-odd' }, wordsOf('en'))).toBe('as it came');
});

it('a damaged table is not asked for again, a server that failed is', () => {
  const refused = (status: number, code: string) => isFinal(new ApiError(status, { code, message: '' }));
  expect(refused(404, 'no_table')).toBe(true);
  expect(refused(410, 'old_rules')).toBe(true);
  expect(refused(500, 'damaged')).toBe(true);
  expect(refused(500, 'internal')).toBe(false);
  expect(refused(0, 'offline')).toBe(false);
  expect(isFinal(new Error('x'))).toBe(false);
});
