import { factorsPaths } from '@kidney/contract/office/accounts/factors.paths.ts';
import type { FactorProof } from '@kidney/contract/office/accounts/factors.schema.ts';
import { call } from '../../api-client.ts';
import { browserTransport } from '../browser-transport.ts';
import { rememberUser } from '../refresh.ts';
import { announceSessionChange } from '../tabs.ts';

async function prove(body: FactorProof): Promise<void> {
  const { data } = await call(browserTransport, factorsPaths.prove, { body });
  rememberUser(data.userInfo);
  announceSessionChange();
}

export const proveByCode = (code: string) => prove({ kind: 'code', code });

/** The browser asks for the passkey; it throws where the person turns away from it. */
export async function proveByPasskey(): Promise<void> {
  const { data: optionsJSON } = await call(browserTransport, factorsPaths.askForPasskey);
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  await prove({
    kind: 'passkey',
    passkey: {
      id,
      rawId,
      type,
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
    },
  });
}
