import { createStaff } from '@kidney/api/office/accounts/index.ts';
import { unrecorded } from '@kidney/api/office/audit-log/index.ts';
import { openDatabase } from '@kidney/api/platform/database.ts';
import { createLog } from '@kidney/api/platform/log.ts';
import type { BuiltSite } from './built-site.ts';

const person = {
  username: 'measurer',
  email: 'measurer@example.com',
  nickName: '직원',
  password: 'seven heavy paper boats',
};

export interface StaffSession {
  cookie: string;
  authorization: string;
}

async function createPerson(databaseUrl: string): Promise<void> {
  const database = openDatabase({ url: databaseUrl, readPool: 1, writePool: 1, log: createLog('silent') });
  try {
    await createStaff(database, unrecorded).create({ ...person, roles: ['editor'] });
  } finally {
    await database.close();
  }
}

const withPerson = new Set<string>();

/** Signs an editor in, who is made the first time; what its browser would send from then on, for ten minutes. */
export async function signInStaff({
  origin,
  databaseUrl,
}: Pick<BuiltSite, 'origin' | 'databaseUrl'>): Promise<StaffSession> {
  if (!withPerson.has(databaseUrl)) await createPerson(databaseUrl);
  withPerson.add(databaseUrl);
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ login: person.username, password: person.password }),
  });
  if (!answer.ok) throw new Error(`sign-in was answered with ${answer.status}`);
  const { data } = (await answer.json()) as { data: { accessToken: string } };
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  return { cookie, authorization: `Bearer ${data.accessToken}` };
}
