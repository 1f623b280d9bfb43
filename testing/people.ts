import { randomBytes } from 'node:crypto';
import { hashPassword } from '@kidney/api/office/accounts/password-hash.ts';
import type { Role } from '@kidney/contract/office/accounts/accounts.schema.ts';
import type { TestApi } from './api.ts';
import { createBrowser, type Browser, type BrowserOptions } from './browser.ts';
import { needsFactor, showFactor } from './second-factor.ts';

export const testPassword = 'three unrelated lantern words';
const testPasswordHash = hashPassword(testPassword);

export interface Person {
  id: number;
  username: string;
  email: string;
}

export interface PersonOptions {
  roles?: Role[];
  state?: 'pending' | 'active' | 'disabled';
}

/** An account put straight into the table, with the test password. */
export async function createPerson(test: TestApi, options: PersonOptions = {}): Promise<Person> {
  const username = `p${randomBytes(5).toString('hex')}`;
  const email = `${username}@example.com`;
  const { rows } = await test.database.write.$client.query<{ id: number }>(
    `insert into accounts (username, email, nick_name, password_hash, state, roles)
     values ($1, $2, '홍길동', $3, $4, $5) returning id`,
    [username, email, await testPasswordHash, options.state ?? 'active', options.roles ?? []],
  );
  const [row] = rows;
  if (!row) throw new Error('no account made');
  return { id: row.id, username, email };
}

export interface SignedIn extends Person {
  browser: Browser;
}

/** A person whose browser has signed in at the front door, and shown the second factor where the roles need one. */
export async function signedIn(test: TestApi, roles: Role[] = [], options: BrowserOptions = {}): Promise<SignedIn> {
  const person = await createPerson(test, { roles });
  const browser = createBrowser(test.app, options);
  const answer = await browser.send('POST', '/auth/login', { login: person.username, password: testPassword });
  if (answer.statusCode !== 200) throw new Error(`sign-in failed: ${answer.body}`);
  if (needsFactor(roles)) {
    await showFactor(test.database, person.username);
    await browser.send('POST', '/auth/refresh', {});
  }
  return { ...person, browser };
}
