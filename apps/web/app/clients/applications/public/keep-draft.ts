import { applicationDraftsPaths } from '@kidney/contract/clients/applications/application-drafts.paths.ts';
import { data, redirect } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { dayInSeoul, formatDay } from '../../../platform/korean-date.ts';
import { pageRequest } from '../../../platform/page-request.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { hrefOf } from './form-address.ts';
import { statusOf, toFormProblem } from '../../../platform/forms/form-problem.ts';
import { draftOf, openDraft, type RouteArgs } from './open-draft.ts';

export async function loadLater(args: RouteArgs) {
  const { address, shown } = await openDraft(args, async (transport, token) => {
    const { data: check } = await call(transport, applicationDraftsPaths.check, { body: { token } });
    const page = check.missing ?? check.back;
    const { data: question } = await call(transport, applicationDraftsPaths.page, { body: { token, page } });
    return { data: { form: check.form, goesOnAt: check.missing ?? 'check', keptUntil: question.keptUntil } };
  });
  return {
    form: shown.form,
    keptUntil: formatDay(dayInSeoul(shown.keptUntil)),
    goOn: hrefOf(address, shown.goesOnAt),
    own: args.context.get(pageRequest).origin + hrefOf(address, 'later'),
  };
}

export async function discardDraft(args: RouteArgs) {
  const form = await args.request.formData();
  const address = draftOf(args);
  try {
    const { transport } = createServerTransport(args.context);
    await call(transport, applicationDraftsPaths.discard, { body: { token: address.draft } });
  } catch (error) {
    return data(toFormProblem(error, form), { status: statusOf(error) });
  }
  return redirect(`${address.path}?note=discarded`, 303);
}
