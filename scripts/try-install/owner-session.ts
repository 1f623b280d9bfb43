// The first owner of the machine that was just installed, signed in by its public address.
import { readFileSync } from 'node:fs';
import { totpOf } from '../../testing/totp.ts';

export const origin = 'https://www.example.org';
export const factorFile = '/opt/factor';
/** Where the address of a picture stands that was uploaded. */
export const uploadFile = '/opt/upload';

export interface Answer {
  status: number;
  data: Record<string, string> | null;
}

export function createSession() {
  let cookies = '';
  let token = '';
  async function send(method: string, path: string, body?: object | FormData): Promise<Answer> {
    const isForm = body instanceof FormData;
    const answer = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        origin,
        cookie: cookies,
        authorization: `Bearer ${token}`,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
    const set = answer.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
    if (set.length > 0) cookies = [...cookies.split('; ').filter(Boolean), ...set].join('; ');
    const { data } = (await answer.json()) as { data: Answer['data'] };
    token = data?.['accessToken'] ?? token;
    return { status: answer.status, data };
  }
  return {
    send,
    /** By the factor that was set up before. A code is taken once. */
    proveFactor: () =>
      send('POST', '/auth/factors/proof', { kind: 'code', code: totpOf(readFileSync(factorFile, 'utf8')) }),
  };
}
