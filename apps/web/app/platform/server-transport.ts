import type { RouterContextProvider } from 'react-router';
import type { Transport } from './api-client.ts';
import { pageRequest } from './page-request.ts';

/** Calls the API in process, and keeps the cookies that its answers set for the page's own answer. */
export function createServerTransport(context: Readonly<RouterContextProvider>) {
  const { api } = context.get(pageRequest);
  const cookies = new Headers();
  const transport: Transport = async (route, input) => {
    const { body } = input;
    // As it would be after the way over HTTP, which loses what is undefined.
    const answer = await api(route, body ? { ...input, body: JSON.parse(JSON.stringify(body)) as object } : input);
    for (const cookie of answer.cookies) cookies.append('Set-Cookie', cookie);
    return { status: answer.status, body: answer.body };
  };
  return { transport, cookies };
}
