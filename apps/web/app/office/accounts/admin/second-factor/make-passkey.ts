import { factorsPaths } from '@kidney/contract/office/accounts/factors.paths.ts';
import { call } from '../../../../platform/api-client.ts';
import { browserTransport } from '../../../../platform/session/browser-transport.ts';

/** The browser makes the passkey; it throws where the person turns away from it. */
export async function makePasskey() {
  const { data: optionsJSON } = await call(browserTransport, factorsPaths.beginPasskey);
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, rawId, type, response } = await startRegistration({ optionsJSON: optionsJSON as never });
  const { clientDataJSON, attestationObject, transports } = response;
  return call(browserTransport, factorsPaths.addPasskey, {
    body: { id, rawId, type, response: { clientDataJSON, attestationObject, ...(transports && { transports }) } },
  });
}
