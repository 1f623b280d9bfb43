import { createPublicKey, generateKeyPairSync, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';
import { calculateJwkThumbprint, exportJWK } from 'jose';
import type { DataKeys } from '../../platform/sealed-text/sealed-text.ts';
import type { SealClass } from '../../platform/sealed-text/vault.ts';

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
    purpose:
      | 'refresh-token'
      | 'device'
      | 'limits'
      | 'sealed-text-1'
      | 'sealed-health-1'
      | 'blind-index'
      | 'status-link'
      | 'audit-log'
      | 'recovery-code'
      | 'fingerprint',
  ): Uint8Array;
  laterKeys: LaterKeys;
}

/** Data keys that were made after the first, which comes from the master key. */
export interface LaterKeys {
  /** 1 where there is none. */
  newest(): number;
  root(version: number): Uint8Array | undefined;
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

const firstKeys = { personal: 'sealed-text-1', health: 'sealed-health-1' } as const;

/** All that a command or the worker needs: it signs nobody in. */
export type Secrets = Pick<SigningKeys, 'secret' | 'laterKeys'>;

/** What text is sealed with: who somebody is and how they are have keys of their own. The newest seals, all open. */
export function dataKeysOf({ secret, laterKeys }: Secrets, of: SealClass = 'personal'): DataKeys {
  const derived = new Map<number, Uint8Array>();
  function laterKey(version: number): Uint8Array | undefined {
    const root = derived.has(version) ? undefined : laterKeys.root(version);
    if (root) derived.set(version, new Uint8Array(hkdfSync('sha256', root, '', `sealed-${of}`, 32)));
    return derived.get(version);
  }
  return {
    get current() {
      return laterKeys.newest();
    },
    key: (version) => (version === 1 ? secret(firstKeys[of]) : laterKey(version)),
  };
}

/** Keys that live as long as the process: for tests. */
export async function generateSigningKeys(): Promise<SigningKeys> {
  const key = await nameKey(newPrivateKey());
  const publicKey = createPublicKey(key.privateKey);
  return {
    current: () => key,
    verifier: (kid) => (kid === key.kid ? publicKey : undefined),
    secret: secretsFrom(newMasterSecret()),
    laterKeys: { newest: () => 1, root: () => undefined },
  };
}
