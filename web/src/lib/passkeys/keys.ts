/** What this browser does with passkeys: questions of the server become its own, and its answers those of the server. */

import { person } from '$lib/api/person';
import type { Guest } from '$lib/api/types';
import { bytes, coded } from '$lib/notices/push';

/** Why no key was made or shown, where nothing is wrong. */
export type Trouble = 'cancelled' | 'known' | 'failed';

/** What is used of the browser; tests bring their own. */
export type Keeper = Pick<CredentialsContainer, 'create' | 'get'>;

/** Whether this browser has passkeys at all: only over HTTPS, and on one's own machine. */
export const possible = (): boolean =>
  globalThis.isSecureContext && 'PublicKeyCredential' in globalThis && 'credentials' in navigator;

type Descriptors = PublicKeyCredentialDescriptorJSON[] | undefined;

const named = (keys: Descriptors): PublicKeyCredentialDescriptor[] =>
  (keys ?? []).map(({ id, transports }) => ({
    type: 'public-key',
    id: bytes(id),
    transports: (transports ?? []) as AuthenticatorTransport[],
  }));

/** The question for a new key. */
export function forNew(asked: PublicKeyCredentialCreationOptionsJSON): PublicKeyCredentialCreationOptions {
  return {
    rp: asked.rp,
    user: { ...asked.user, id: bytes(asked.user.id) },
    challenge: bytes(asked.challenge),
    pubKeyCredParams: asked.pubKeyCredParams,
    timeout: asked.timeout,
    attestation: 'none',
    authenticatorSelection: asked.authenticatorSelection,
    excludeCredentials: named(asked.excludeCredentials),
  };
}

/** The question whose key it is. */
export function forKnown(asked: PublicKeyCredentialRequestOptionsJSON): PublicKeyCredentialRequestOptions {
  return {
    challenge: bytes(asked.challenge),
    rpId: asked.rpId,
    timeout: asked.timeout,
    userVerification: asked.userVerification as UserVerificationRequirement,
    allowCredentials: named(asked.allowCredentials),
  };
}

function troubleOf(error: unknown): Trouble {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError') return 'cancelled';
  return name === 'InvalidStateError' ? 'known' : 'failed';
}

/** Makes a key for me; why there is none. */
export async function make(keeper: Keeper = navigator.credentials): Promise<Trouble | null> {
  const asked = await person.newKey();
  let made: PublicKeyCredential;
  try {
    made = (await keeper.create({ publicKey: forNew(asked) })) as PublicKeyCredential;
  } catch (error) {
    return troubleOf(error);
  }
  const response = made.response as AuthenticatorAttestationResponse;
  await person.keepKey({
    id: made.id,
    rawId: coded(made.rawId),
    type: made.type,
    response: {
      clientDataJSON: coded(response.clientDataJSON),
      attestationObject: coded(response.attestationObject),
      transports: response.getTransports?.() ?? [],
    },
  });
  return null;
}

/** Shows a key: who I am by it, or why nobody. */
export async function show(keeper: Keeper = navigator.credentials): Promise<Guest | Trouble> {
  const asked = await person.askKey();
  let shown: PublicKeyCredential;
  try {
    shown = (await keeper.get({ publicKey: forKnown(asked) })) as PublicKeyCredential;
  } catch (error) {
    return troubleOf(error);
  }
  const response = shown.response as AuthenticatorAssertionResponse;
  return person.enterByKey({
    id: shown.id,
    rawId: coded(shown.rawId),
    type: shown.type,
    response: {
      clientDataJSON: coded(response.clientDataJSON),
      authenticatorData: coded(response.authenticatorData),
      signature: coded(response.signature),
      userHandle: coded(response.userHandle),
    },
  });
}
