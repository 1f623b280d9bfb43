import { statusPaths } from '@kidney/contract/clients/applications/status.paths.ts';
import { data, type LoaderFunctionArgs } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { notKept, tokenOf } from '../../../platform/link-token.ts';
import { isGone, refuse } from '../../../platform/refuse-page.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { statusOf, toFormProblem, typedValues } from '../../../platform/forms/form-problem.ts';
import { statusInWords, type ShownStatus } from './status-messages.ts';

interface Loaded {
  isByLink: boolean;
  status: ShownStatus | null;
  /** Why the link shows nothing. */
  refusal: string | null;
}

/** Without a link there is nothing to open, and everybody may be given the same page. */
export async function openStatus({ request, context }: LoaderFunctionArgs) {
  const token = tokenOf(request);
  const nothing: Loaded = { isByLink: token !== '', status: null, refusal: null };
  if (token === '') return data(nothing);
  try {
    const { transport } = createServerTransport(context);
    const { data: status } = await call(transport, statusPaths.open, { body: { token } });
    return data({ ...nothing, status: statusInWords(status, token) }, { headers: notKept() });
  } catch (error) {
    if (!isGone(error)) return refuse(error);
    const refusal = '이 주소로는 더 볼 수 없습니다. 일이 끝나고 30일이 지났거나 주소가 다릅니다.';
    return data({ ...nothing, refusal }, { status: 404, headers: notKept() });
  }
}

export async function askStatus({ request, context }: LoaderFunctionArgs) {
  const form = await request.formData();
  const { receipt: [receipt = ''] = [], phone: [phone = ''] = [] } = typedValues(form);
  try {
    const { transport } = createServerTransport(context);
    const { data: status } = await call(transport, statusPaths.ask, { body: { receipt, phone } });
    return statusInWords(status);
  } catch (error) {
    return data(toFormProblem(error, form), { status: statusOf(error) });
  }
}
