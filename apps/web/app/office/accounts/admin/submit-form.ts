import { data, redirect, redirectDocument, type ActionFunctionArgs, type ClientActionFunctionArgs } from 'react-router';
import type { Transport } from '../../../platform/api-client.ts';
import { createServerTransport } from '../../../platform/server-transport.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { statusOf, toFormProblem, type FormProblem } from './form-problem.ts';

/** How a form ended: what was done, in words, or why it was refused. */
interface FormAnswer {
  done: string;
  problem: FormProblem | undefined;
}

type Work = (transport: Transport, form: FormData) => Promise<{ message: string }>;

const doneWith = ({ message }: { message: string }): FormAnswer => ({ done: message, problem: undefined });
const refusedWith = (error: unknown, form: FormData): FormAnswer => ({ done: '', problem: toFormProblem(error, form) });

/** What a form does without script. `next` is where it leads when it is done. */
export const onServer =
  (work: Work, next?: string) =>
  async ({ request, context }: ActionFunctionArgs) => {
    const form = await request.formData();
    const { transport, cookies } = createServerTransport(context);
    try {
      const answer = doneWith(await work(transport, form));
      return next ? redirect(next, { status: 303, headers: cookies }) : data(answer, { headers: cookies });
    } catch (error) {
      return data(refusedWith(error, form), { status: statusOf(error), headers: cookies });
    }
  };

/** The same with script. */
export const inBrowser =
  (work: Work, next?: string) =>
  async ({ request }: ClientActionFunctionArgs) => {
    const form = await request.formData();
    try {
      const answer = doneWith(await work(browserTransport, form));
      return next ? redirectDocument(next) : answer;
    } catch (error) {
      return refusedWith(error, form);
    }
  };
