import { picturePage } from '@kidney/contract/clients/application-names.paths.ts';
import { proofPicturesPaths } from '@kidney/contract/clients/proofs/proof-pictures.paths.ts';
import { statusPaths } from '@kidney/contract/clients/applications/status.paths.ts';
import { data, redirect, type LoaderFunctionArgs } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { toFailure } from '../../../platform/api-error.ts';
import { notKept, secretOf, tokenOf } from '../../../platform/link-token.ts';
import { isGone, refuse } from '../../../platform/refuse-page.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { pictureNames } from '../../applications/public/status-messages.ts';

const addressOf = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query).toString()}`;

/** Which paper is asked for; null where none is. */
export async function loadPicture({ request, context }: LoaderFunctionArgs) {
  const token = tokenOf(request);
  const status = addressOf('/transport/status', { token });
  const isSent = secretOf(request, 'sent') !== '';
  const { transport } = createServerTransport(context);
  const open = () => call(transport, statusPaths.open, { body: { token } });
  const answer = await open().catch((error: unknown) => (isGone(error) ? null : refuse(error)));
  const asked = answer?.data.pictures.find(({ id }) => id === secretOf(request, 'picture'));
  const shown = { paper: asked ? pictureNames[asked.kind] : null, isSent, status };
  return data(shown, { status: asked || isSent ? 200 : 404, headers: notKept() });
}

async function* bytesOf(file: File): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(await file.arrayBuffer());
}

/** Passes the picture on. It lies nowhere here, and the browser is sent away from what it has posted. */
export async function sendPicture({ request, context }: LoaderFunctionArgs) {
  const [token, picture] = [tokenOf(request), secretOf(request, 'picture')];
  const file = (await request.formData()).get('file');
  const { transport } = createServerTransport(context);
  const chosen = file instanceof File && file.name !== '' ? file : null;
  if (!chosen) return data({ problem: '보내실 사진을 골라 주십시오.' }, { status: 400, headers: notKept() });
  const { status, body } = await transport(proofPicturesPaths.send, {
    query: { token, picture },
    openUpload: async () => ({ name: chosen.name, bytes: bytesOf(chosen) }),
  });
  if (status === 200) return redirect(addressOf(picturePage, { token, picture, sent: 'yes' }), 303);
  return data({ problem: toFailure(status, body).message }, { status, headers: notKept() });
}
