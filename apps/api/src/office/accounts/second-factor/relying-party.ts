import type { FactorProof, NewPasskey, PasskeyOptions } from '@kidney/contract/office/accounts/factors.schema.ts';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticatorTransport,
} from '@simplewebauthn/server';
import type { PasskeyRow } from './factors.repository.ts';

type ShownPasskey = Extract<FactorProof, { kind: 'passkey' }>['passkey'];

/** Those that browsers and authenticators know: Ed25519, P-256, RSA. */
const supportedAlgorithmIDs = [-8, -7, -257];

const described = ({ credentialId, transports }: PasskeyRow) => ({
  id: credentialId,
  transports: transports as AuthenticatorTransport[],
});

/** Passkeys of this site. Its name is that of PUBLIC_ORIGIN: a passkey works nowhere else. */
export function createRelyingParty(publicOrigin: string) {
  const rpID = new URL(publicOrigin).hostname;
  const expected = { expectedOrigin: publicOrigin, expectedRPID: rpID, requireUserVerification: false };

  return {
    async beginRegistration(account: { id: number; username: string }, known: readonly PasskeyRow[], siteName: string) {
      const options = await generateRegistrationOptions({
        rpName: siteName,
        rpID,
        userName: account.username,
        userID: new TextEncoder().encode(`account ${account.id}`),
        attestationType: 'none',
        supportedAlgorithmIDs,
        excludeCredentials: known.map(described),
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
      });
      return options as unknown as PasskeyOptions;
    },

    /** What is to be kept of a passkey; null where it was not made for this challenge and this site. */
    async finishRegistration(made: NewPasskey, challenge: string) {
      const response = { ...made, clientExtensionResults: {} } as never;
      // Whatever the library finds wrong with what a browser sent, it throws.
      const result = await verifyRegistrationResponse({
        response,
        expectedChallenge: challenge,
        supportedAlgorithmIDs,
        ...expected,
      }).catch(() => undefined);
      if (!result?.verified) return null;
      const { credential, credentialBackedUp } = result.registrationInfo;
      return {
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey),
        counter: credential.counter,
        transports: credential.transports ?? [],
        isSynced: credentialBackedUp,
      };
    },

    async beginProof(known: readonly PasskeyRow[]) {
      const options = await generateAuthenticationOptions({
        rpID,
        allowCredentials: known.map(described),
        userVerification: 'preferred',
      });
      return options as unknown as PasskeyOptions;
    },

    /** The authenticator's new count; null where the passkey was not shown for this challenge and this site. */
    async finishProof(shown: ShownPasskey, passkey: PasskeyRow, challenge: string): Promise<number | null> {
      const result = await verifyAuthenticationResponse({
        response: { ...shown, clientExtensionResults: {} } as never,
        expectedChallenge: challenge,
        ...expected,
        credential: {
          ...described(passkey),
          publicKey: new Uint8Array(passkey.publicKey),
          counter: passkey.counter,
        },
      }).catch(() => undefined);
      return result?.verified ? result.authenticationInfo.newCounter : null;
    },
  };
}

export type RelyingParty = ReturnType<typeof createRelyingParty>;
