import { createPublicKey, generateKeyPairSync, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK } from 'jose';
import type { DataKeys } from '../../platform/sealed-text/sealed-text.ts';

export interface SigningKey {
  kid: string;
  privateKey: KeyObject;
}

export interface SigningKeys {
  current(): SigningKey;
  /** The public key of that name, as long as its signatures are believed. */
  verifier(kid: string): KeyObject | undefined;
  /** A secret for one purpose, the same on every node. */
  secret(
    purpose: 'refresh-token' | 'device' | 'limits' | 'sealed-text-1' | 'audit-log' | 'recovery-code' | 'fingerprint',
  ): Uint8Array;
}

/** Named by what it is, so that two nodes can never mean different keys by one name. */
export async function nameKey(privateKey: KeyObject): Promise<SigningKey> {
  const kid = await calculateJwkThumbprint(await exportJWK(createPublicKey(privateKey)));
  return { kid, privateKey };
}

export const newPrivateKey = (): KeyObject => generateKeyPairSync('ed25519').privateKey;
export const newMasterSecret = (): Buffer => randomBytes(32);

export function secretsFrom(master: Uint8Array): SigningKeys['secret'] {
  const derived = new Map<string, Uint8Array>();
  return (purpose) => {
    const known = derived.get(purpose) ?? new Uint8Array(hkdfSync('sha256', master, '', purpose, 32));
    derived.set(purpose, known);
    return known;
  };
}

/** What personal text is sealed with. A second version gets its own purpose beside the first. */
export function dataKeysOf({ secret }: Pick<SigningKeys, 'secret'>): DataKeys {
  return { current: 1, key: (version) => (version === 1 ? secret('sealed-text-1') : undefined) };
}

/** Keys that live as long as the process: for tests. */
export async function generateSigningKeys(): Promise<SigningKeys> {
  const key = await nameKey(newPrivateKey());
  const publicKey = createPublicKey(key.privateKey);
  return {
    current: () => key,
    verifier: (kid) => (kid === key.kid ? publicKey : undefined),
    secret: secretsFrom(newMasterSecret()),
  };
}
