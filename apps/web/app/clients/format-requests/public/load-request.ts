import type { OtherFormat } from '@kidney/contract/clients/format-requests/format-names.paths.ts';
import { formatRequestsPaths } from '@kidney/contract/clients/format-requests/format-requests.paths.ts';
import { data, type LoaderFunctionArgs } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { statusOf, toFormProblem, typedValues } from '../../../platform/forms/form-problem.ts';
import { refuse } from '../../../platform/refuse-page.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';

export async function loadRequest({ context }: LoaderFunctionArgs) {
  const { transport } = createServerTransport(context);
  const { data: form } = await call(transport, formatRequestsPaths.form).catch(refuse);
  return form;
}

/** Sends it as it was typed. What comes back says by when, and nothing of who asked. */
export async function askForFormat({ request, context }: LoaderFunctionArgs) {
  const form = await request.formData();
  const typed = typedValues(form);
  const word = (name: string) => typed[name]?.[0] ?? '';
  try {
    const { transport } = createServerTransport(context);
    const body = {
      name: word('name'),
      phone: word('phone'),
      email: word('email').trim(),
      format: word('format') as OtherFormat,
      wish: word('wish'),
      accepted: typed['accepted'] ?? [],
    };
    return (await call(transport, formatRequestsPaths.ask, { body })).data;
  } catch (error) {
    return data(toFormProblem(error, form), { status: statusOf(error) });
  }
}
