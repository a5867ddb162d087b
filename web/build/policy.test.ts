import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SERVED } from './policy';

it('is what the program sends', () => {
  const guard = readFileSync(new URL('../../crates/server/src/http/guard.rs', import.meta.url), 'utf8');
  const sent = /const CSP: &str = "([^"]+)";/.exec(guard)?.[1]?.replaceAll(/\\\n\s+/g, '');
  expect(SERVED).toBe(sent);
});
