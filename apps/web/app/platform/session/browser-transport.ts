import { accountsPaths } from '@kidney/contract/office/accounts/accounts.paths.ts';
import type { Failure } from '@kidney/contract/shared/envelope.ts';
import { routeKey } from '@kidney/contract/shared/route.ts';
import type { Transport } from '../api-client.ts';
import { readAccessToken } from './access-token.ts';
import { askForFactor } from './factor/ask-factor.ts';
import { send } from './fetch-transport.ts';
import { refreshSession } from './refresh.ts';

const neverRefreshed = new Set([accountsPaths.signIn, accountsPaths.refresh, accountsPaths.signOut].map(routeKey));

const codeOf = (body: unknown) => (body as Partial<Failure> | undefined)?.code;

/** A wrong password is also a 401, and no new token would make it right. */
const asksForToken = (status: number, body: unknown) => status === 401 && codeOf(body) !== 'INVALID_CREDENTIALS';

/** The browser's way to the API: a call refused for its token, or for the age of the second factor, is tried once more. */
export const browserTransport: Transport = async (route, input) => {
  const token = readAccessToken();
  const answer = await send(route, input, token);
  if (codeOf(answer.body) === 'FACTOR_STALE') {
    return (await askForFactor()) ? send(route, input, readAccessToken()) : answer;
  }
  if (!asksForToken(answer.status, answer.body) || neverRefreshed.has(routeKey(route))) return answer;
  return send(route, input, await refreshSession(token));
};
