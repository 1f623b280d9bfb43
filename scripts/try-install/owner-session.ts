// The first owner of the machine that was just installed, signed in by its public address.
import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { totpOf } from '../../testing/totp.ts';

export const origin = 'https://www.example.org';
export const factorFile = '/opt/factor';
/** Where the address of a picture stands that was uploaded. */
export const uploadFile = '/opt/upload';

export interface Answer {
  status: number;
  data: Record<string, string> | null;
  /** What somebody is told who sees it. */
  message: string;
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
    const { data, message } = (await answer.json()) as Answer;
    token = data?.['accessToken'] ?? token;
    return { status: answer.status, data, message };
  }
  /** By the factor that was set up before. A code is taken once. */
  const proveFactor = () =>
    send('POST', '/auth/factors/proof', { kind: 'code', code: totpOf(readFileSync(factorFile, 'utf8')) });
  return { send, proveFactor };
}

/** Signed in with the factor that was set up before. */
export async function signIn(username: string, password: string) {
  const session = createSession();
  const login = () => session.send('POST', '/auth/login', { login: username, password });
  let { status: signedIn } = await login();
  // A machine that has just started may be too busy.
  for (let tries = 0; signedIn === 503 && tries < 30; tries += 1) {
    await delay(1_000);
    ({ status: signedIn } = await login());
  }
  // A code is taken once, and the one of this half minute may have been; who tries wrong ones is locked out.
  let { status: proved } = await session.proveFactor();
  if (proved !== 200) {
    await delay(30_500 - (Date.now() % 30_000));
    ({ status: proved } = await session.proveFactor());
  }
  if (proved !== 200) throw new Error(`signing in: ${signedIn}, the factor: ${proved}`);
  return session;
}
