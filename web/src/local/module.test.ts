import { expect, it, vi } from 'vitest';
import { Instance, Trap } from './module';

/**
 * A module of the same shape that knows no games: `call` gives back what it takes, `think` tells and says its question and
 * traps, `learn` puts entropy over what it is given.
 */
const ECHO = Buffer.from(
  'AGFzbQEAAAABFwRgAn9/AGABfwF/YAJ/fwF+YAJ/fwF/AiQDA2VudgdlbnRyb3B5AAADZW52A3NheQAAA2VudgR0ZWxsAAADBgUBAAICAwUDAQACBgcB' +
    'fwFBgAgLBy8GBm1lbW9yeQIABHJvb20AAwRmcmVlAAQEY2FsbAAFBXRoaW5rAAYFbGVhcm4ABwo4BQsAIwAjACAAaiQACwIACwwAIACtQiCGIAGthAsP' +
    'ACAAIAEQAiAAIAEQAQALCgAgACABEABBAQs=',
  'base64',
);
const module = new WebAssembly.Module(ECHO);

it('speaks JSON through the memory of the module, in any letters', () => {
  const given = { type: 'http', n: 1, method: 'GET', path: '/api/żółw/ёж' } as const;
  expect(new Instance(module).call(12, given)).toEqual({ now: 12, ...given });
});

it('hears what is thought on the way, and the last words before a trap', () => {
  const tell = vi.fn();
  const instance = new Instance(module, tell);
  expect(() => instance.think('what now?')).toThrow(new Trap('what now?'));
  expect(tell).toHaveBeenCalledWith('what now?');
});

it('gives entropy, however much is asked for', () => {
  expect(new Instance(module).learn(new Uint8Array(100_000))).toBe(true);
});
