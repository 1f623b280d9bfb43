import { applicationDraftsPaths } from '@kidney/contract/clients/applications/application-drafts.paths.ts';
import { call } from '../../../platform/api-client.ts';
import { hrefOf, turnOf } from './form-address.ts';
import { openDraft, type RouteArgs } from './open-draft.ts';

/** A question, with what was answered to it before. */
export async function loadQuestion(args: RouteArgs & { params: { page: string } }) {
  const { page } = args.params;
  const { address, shown: question } = await openDraft(
    args,
    (transport, token) => call(transport, applicationDraftsPaths.page, { body: { token, page } }),
    // A question that no longer applies.
    'check',
  );
  const turn = turnOf(args.request);
  return { question, turn, back: backFrom() };

  function backFrom() {
    if (turn.isChange) return { label: '확인 화면으로', href: hrefOf(address, 'check') };
    if (question.back === null) return { label: '처음으로', href: address.path };
    return { label: '이전 질문', href: hrefOf(address, question.back) };
  }
}
