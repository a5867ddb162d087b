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
  const key = refusal.key ?? `error-${refusal.code.replaceAll('_', '-')}`;
  return words.has(key) ? words.text(key) : refusal.message;
}
