import { applicationDraftsPaths } from '@kidney/contract/clients/applications/application-drafts.paths.ts';
import type { FormStart } from '@kidney/contract/clients/applications/application-drafts.schema.ts';
import type { ConsentGiver } from '@kidney/contract/clients/people/consent-names.paths.ts';
import { data, redirect } from 'react-router';
import { call, type Transport } from '../../../platform/api-client.ts';
import { refuse } from '../../../platform/refuse-page.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { hrefOf } from './form-address.ts';
import { formOfRoute } from './form-of-route.ts';
import {
  statusOf,
  toFormProblem,
  typedValues,
  withFields,
  type FormProblem,
} from '../../../platform/forms/form-problem.ts';
import type { RouteArgs } from './open-draft.ts';

const notes: Record<string, string> = {
  gone: '쓰시던 신청서가 없습니다. 7일이 지나 지워졌거나, 주소가 다릅니다. 아래에서 처음부터 쓰실 수 있습니다.',
  discarded: '적으신 것을 모두 지웠습니다.',
};

const icons = { transport: 'van', membership: 'users', pledge: 'hands' } as const;

const startOf = async (transport: Transport, pattern: string): Promise<FormStart> => {
  const { kind } = formOfRoute(pattern);
  return (await call(transport, applicationDraftsPaths.start, { params: { kind } })).data;
};

export async function loadStart({ request, context, pattern }: RouteArgs) {
  const { transport } = createServerTransport(context);
  const start = await startOf(transport, pattern).catch(refuse);
  return {
    start,
    icon: icons[start.kind],
    note: notes[new URL(request.url).searchParams.get('note') ?? ''] ?? null,
  };
}

/** What is missing is said where it is missing. */
function atItsPlace(problem: FormProblem, { consents }: FormStart): FormProblem {
  const { accepted, giver } = problem.values ?? {};
  const missing = consents
    .filter(({ id, isRequired }) => isRequired && !accepted?.includes(id))
    .map(({ kind, title }) => [kind, `‘${title}’에 동의하셔야 이어서 쓰실 수 있습니다.`]);
  const places = [...(giver ? [] : [['giver', '어느 분이 쓰시는지 골라 주십시오.']]), ...missing];
  return places.length === 0 ? problem : withFields(problem, Object.fromEntries(places) as Record<string, string>);
}

/** Keeps the consents, and begins. Nothing was kept before. */
export async function begin({ request, context, pattern }: RouteArgs) {
  const form = await request.formData();
  const { kind, path } = formOfRoute(pattern);
  const { accepted = [], giver: [giver] = [] } = typedValues(form);
  const { transport } = createServerTransport(context);
  try {
    const { data: begun } = await call(transport, applicationDraftsPaths.begin, {
      body: { kind, accepted, giver: giver as ConsentGiver },
    });
    return redirect(hrefOf({ path, draft: begun.token }, begun.page), 303);
  } catch (error) {
    const problem = toFormProblem(error, form);
    const start = await startOf(transport, pattern).catch(() => null);
    return data(start ? atItsPlace(problem, start) : problem, { status: statusOf(error) });
  }
}
