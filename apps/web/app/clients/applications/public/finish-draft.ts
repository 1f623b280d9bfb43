import { applicationDraftsPaths } from '@kidney/contract/clients/applications/application-drafts.paths.ts';
import { data, redirect } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { hrefOf } from './form-address.ts';
import { statusOf, toFormProblem } from '../../../platform/forms/form-problem.ts';
import { draftOf, openDraft, type RouteArgs } from './open-draft.ts';

export const loadCheck = (args: RouteArgs) =>
  openDraft(args, (transport, token) => call(transport, applicationDraftsPaths.check, { body: { token } }));

/** However often it is pressed, one application comes of it, and the same receipt. */
export async function submitDraft(args: RouteArgs) {
  const form = await args.request.formData();
  const address = draftOf(args);
  try {
    const { transport } = createServerTransport(args.context);
    await call(transport, applicationDraftsPaths.submit, { body: { token: address.draft } });
  } catch (error) {
    return data(toFormProblem(error, form), { status: statusOf(error) });
  }
  return redirect(hrefOf(address, 'done'), 303);
}
