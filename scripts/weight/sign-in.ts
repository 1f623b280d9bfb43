import { createStaff } from '@kidney/api/office/accounts/index.ts';
import { unrecorded } from '@kidney/api/office/audit-log/index.ts';
import { openDatabase } from '@kidney/api/platform/database.ts';
import { createLog } from '@kidney/api/platform/log.ts';
import type { Browser } from '@playwright/test';
import { showFactor } from '../../testing/second-factor.ts';
import type { BuiltSite } from '../lib/built-site.ts';
import type { StorageState } from './weigh.ts';

const person = {
  username: 'weigher',
  email: 'weigher@example.com',
  nickName: '직원',
  password: 'seven heavy paper boats',
};

/** The session of an owner who also writes: every screen is open to it. */
export async function signInOwner(browser: Browser, { origin, databaseUrl }: BuiltSite): Promise<StorageState> {
  const database = openDatabase({ url: databaseUrl, readPool: 1, writePool: 1, log: createLog('silent') });
  const context = await browser.newContext();
  try {
    await createStaff(database, unrecorded).create({ ...person, roles: ['owner', 'editor'] });
    const page = await context.newPage();
    await page.goto(`${origin}/admin/login`);
    const post = (path: string, body: object) =>
      page.evaluate(
        async ([to, text]) => {
          const headers = { 'content-type': 'application/json' };
          return (await fetch(to, { method: 'POST', headers, body: text })).status;
        },
        [`/api${path}`, JSON.stringify(body)] as const,
      );
    const signedIn = await post('/auth/login', { login: person.username, password: person.password });
    await showFactor(database, person.username);
    const renewed = await post('/auth/refresh', {});
    if (signedIn !== 200 || renewed !== 200) throw new Error(`sign-in was answered with ${signedIn} and ${renewed}`);
    return await context.storageState();
  } finally {
    await context.close();
    await database.close();
  }
}
