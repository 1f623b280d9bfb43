import { data } from 'react-router';
import type { FormProblem } from './form-problem.ts';

/** Nothing came back: what was typed still stands in the form, and the next press sends it. */
const lostLine: FormProblem = {
  message: '인터넷이 끊겨 보내지 못했습니다. 적으신 것은 그대로 있습니다. 연결을 확인하고 다시 눌러 주십시오.',
  fields: {},
  values: null,
};

/** Sends a form to the page's own action. What comes back refused loads nothing again: the form stays as it was typed. */
export async function sendForm<Answer>(send: () => Promise<Answer>) {
  const answer = await send().catch((error: unknown): Answer | FormProblem => {
    // A redirect or a refusal is an answer too, and no `Error`.
    if (error instanceof Error) return lostLine;
    throw error;
  });
  return data(answer, { status: 400 });
}
