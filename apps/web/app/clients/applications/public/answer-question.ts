import { applicationDraftsPaths } from '@kidney/contract/clients/applications/application-drafts.paths.ts';
import { data, redirect } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { hrefOf, turnOf } from './form-address.ts';
import { statusOf, toFormProblem, typedValues } from '../../../platform/forms/form-problem.ts';
import { draftOf, type RouteArgs } from './open-draft.ts';

/** Keeps the answer and goes on; or shows it once more, where there is something to know about it. */
export async function answerQuestion(args: RouteArgs & { params: { page: string } }) {
  const form = await args.request.formData();
  const address = draftOf(args);
  const { page } = args.params;
  const { intent, ...answers } = typedValues(form);
  const { isChange } = turnOf(args.request);
  const isLater = intent !== undefined;
  try {
    const { transport } = createServerTransport(args.context);
    const { data: next } = await call(transport, applicationDraftsPaths.answer, {
      body: { token: address.draft, page, answers: textOrAll(answers), isChange },
    });
    if (isLater) return redirect(hrefOf(address, 'later'), 303);
    const isNoted = next.page === page;
    return redirect(hrefOf(address, next.page, { isChange: isChange && next.page !== 'check', isNoted }), 303);
  } catch (error) {
    // Whoever stops here has perhaps not answered yet, and comes back to this question. What was typed is never dropped.
    if (isLater && isBlank(answers) && error instanceof ApiError && error.failure.fields)
      return redirect(hrefOf(address, 'later'), 303);
    return data(toFormProblem(error, form), { status: statusOf(error) });
  }
}

const isBlank = (values: Record<string, string[]>) =>
  Object.values(values).every((typed) => typed.every((value) => value.trim() === ''));

/** One value as text, several as they are. */
const textOrAll = (values: Record<string, string[]>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, [first = '', ...others]]) => [
      name,
      others.length === 0 ? first : [first, ...others],
    ]),
  );
