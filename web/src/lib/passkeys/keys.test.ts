import { afterEach, expect, it, vi } from 'vitest';
import { person } from '$lib/api/person';
import { forKnown, make, show, type Keeper } from './keys';

const buffer = (...bytes: number[]) => Uint8Array.from(bytes).buffer;
const asked = {
  rp: { id: 'localhost', name: 'Quadrivium' },
  user: { id: 'AQI', name: 'Anna', displayName: 'Anna' },
  challenge: '-_8',
  pubKeyCredParams: [{ type: 'public-key' as const, alg: -7 }],
  excludeCredentials: [{ id: 'Aw', type: 'public-key' as const, transports: ['usb'] }],
};

afterEach(() => vi.restoreAllMocks());

it('a question becomes bytes, and the answer text again', async () => {
  vi.spyOn(person, 'newKey').mockResolvedValue(asked);
  const keep = vi.spyOn(person, 'keepKey').mockResolvedValue({});
  const create = vi.fn(async () => ({
    id: '_w',
    rawId: buffer(255),
    type: 'public-key',
    response: { clientDataJSON: buffer(1), attestationObject: buffer(250, 251), getTransports: () => ['internal'] },
  }));
  expect(await make({ create, get: vi.fn() } as unknown as Keeper)).toBeNull();
  const [{ publicKey }] = create.mock.calls[0] as unknown as [CredentialCreationOptions];
  expect([...new Uint8Array(publicKey?.challenge as ArrayBuffer)]).toEqual([251, 255]);
  expect([...new Uint8Array(publicKey?.user.id as ArrayBuffer)]).toEqual([1, 2]);
  expect([...new Uint8Array(publicKey?.excludeCredentials?.[0]?.id as ArrayBuffer)]).toEqual([3]);
  expect(keep).toHaveBeenCalledWith({
    id: '_w',
    rawId: '_w',
    type: 'public-key',
    response: { clientDataJSON: 'AQ', attestationObject: '-vs', transports: ['internal'] },
  });
});

it.each([
  ['NotAllowedError', 'cancelled'],
  ['InvalidStateError', 'known'],
  ['NotSupportedError', 'failed'],
])('whoever does not want to, or cannot, is told so: %s', async (name, trouble) => {
  vi.spyOn(person, 'newKey').mockResolvedValue(asked);
  vi.spyOn(person, 'askKey').mockResolvedValue({ challenge: 'AQ', rpId: 'localhost' });
  const fail = async () => {
    throw new DOMException('no', name);
  };
  const keeper = { create: fail, get: fail } as unknown as Keeper;
  expect(await make(keeper)).toBe(trouble);
  expect(await show(keeper)).toBe(trouble);
});

it('no name is asked for: any key of the site may answer', () => {
  expect(forKnown({ challenge: 'AQ', rpId: 'localhost', allowCredentials: [] }).allowCredentials).toEqual([]);
});
