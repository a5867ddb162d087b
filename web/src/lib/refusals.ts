/** What to tell a person when something was refused. */

import { dashed } from './dashed';
import { ApiError } from './api/transport';
import type { Refusal } from './api/types';
import type { Words } from './words';

export function refusalOf(error: unknown): Refusal {
  if (error instanceof ApiError) return error.refusal;
  return { code: 'broken', message: String(error) };
}

/** Whether a table is not there, and asking again would not help. */
export function isFinal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  return error.refusal.code === 'damaged' || (error.status >= 400 && error.status < 500);
}

/** The sentence in the reader's language where there is one, else what the server said. */
export function tell(refusal: Refusal, words: Words): string {
  const key = refusal.key ?? `error-${dashed(refusal.code)}`;
  if (!words.has(key)) return refusal.message;
  // What hosts say about it, and until when; most sentences have no place for either.
  const until = refusal.until
    ? new Intl.DateTimeFormat(words.language, { dateStyle: 'medium' }).format(refusal.until)
    : '';
  return words.text(key, { reason: refusal.reason ?? '', until, ends: refusal.until ? 'yes' : 'no' });
}
