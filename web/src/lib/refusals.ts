/** What to tell a person when something was refused. */

import { ApiError } from './api/http';
import type { Refusal } from './api/types';
import type { Words } from './words';

export function refusalOf(error: unknown): Refusal {
  if (error instanceof ApiError) return error.refusal;
  return { code: 'broken', message: String(error) };
}

/** The sentence in the reader's language where there is one, else what the server said. */
export function tell(refusal: Refusal, words: Words): string {
  if (refusal.key && words.has(refusal.key)) return words.text(refusal.key);
  const own = `web-refused-${refusal.code.replaceAll('_', '-')}`;
  return words.has(own) ? words.text(own) : refusal.message;
}
