import { applicationDraftsPaths } from '@kidney/contract/clients/applications/application-drafts.paths.ts';
import { call } from '../../../platform/api-client.ts';
import { dayInSeoul, formatDate, weekdayOf } from '../../../platform/korean-date.ts';
import { openDraft, type RouteArgs } from './open-draft.ts';

export async function loadReceipt(args: RouteArgs) {
  const { shown: receipt } = await openDraft(args, (transport, token) =>
    call(transport, applicationDraftsPaths.receipt, { body: { token } }),
  );
  const day = dayInSeoul(receipt.receivedAt);
  return { receipt, receivedOn: `${formatDate(day)}(${weekdayOf(day)})` };
}
