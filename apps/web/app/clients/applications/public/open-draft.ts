import { redirect, type LoaderFunctionArgs } from 'react-router';
import type { Transport } from '../../../platform/api-client.ts';
import type { ApiError } from '../../../platform/api-error.ts';
import { secretOf } from '../../../platform/link-token.ts';
import { isGone, refuse } from '../../../platform/refuse-page.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { hrefOf, type DraftAddress, type OwnPage } from './form-address.ts';
import { formOfRoute } from './form-of-route.ts';

export type RouteArgs = Pick<LoaderFunctionArgs, 'request' | 'context' | 'pattern'>;

export function draftOf({ request, pattern }: Pick<RouteArgs, 'request' | 'pattern'>): DraftAddress {
  return { path: formOfRoute(pattern).path, draft: secretOf(request, 'draft') };
}

/** Sent already: whoever opens it again is shown the receipt. */
const isSent = ({ failure }: ApiError) => failure.code === 'CONFLICT';

/** Reads something of an unfinished application. One that is gone leads to the beginning, which says so. */
export async function openDraft<Shown extends object>(
  args: RouteArgs,
  open: (transport: Transport, token: string) => Promise<{ data: Shown }>,
  /** Where else to go, where it may be there without what is asked for. */
  elsewhere?: OwnPage,
): Promise<{ address: DraftAddress; shown: Shown }> {
  const address = draftOf(args);
  const { transport } = createServerTransport(args.context);
  try {
    return { address, shown: (await open(transport, address.draft)).data };
  } catch (error) {
    if (!isGone(error)) return refuse(error);
    const next = isSent(error) ? 'done' : elsewhere;
    // oxlint-disable-next-line typescript/only-throw-error -- this is how React Router is told to go elsewhere
    throw redirect(next ? hrefOf(address, next) : `${address.path}?note=gone`, 303);
  }
}
