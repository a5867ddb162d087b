import { expect, it } from 'vitest';
import { tell } from './refusals';
import { wordsOf } from './testing/words';

it('a refusal is told in the reader’s language where there are words for it', () => {
  const refusal = { code: 'bad_invite', message: 'not valid', key: 'error-bad-invite' };
  expect(tell(refusal, wordsOf('pl'))).toBe('To zaproszenie jest nieważne albo ktoś zajął miejsce.');
  expect(tell({ code: 'offline', message: 'x' }, wordsOf('ru'))).toBe('Сервер недоступен.');
  expect(tell({ code: 'odd', message: 'as it came', key: 'error-odd' }, wordsOf('en'))).toBe('as it came');
});
