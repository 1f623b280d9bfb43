import type { People, Person } from '@kidney/contract/office/accounts/staff.schema.ts';
import type { TestApi } from './api.ts';
import { createBrowser } from './browser.ts';
import { createLetterBox } from './mailed-links.ts';
import { signedIn, testPassword } from './people.ts';

/** An office with one owner, who sees to the people in it. Whoever was there before is gone. */
export async function openStaffAdmin(test: TestApi) {
  const { $client } = test.database.write;
  const letters = createLetterBox(test);
  await $client.query(`update accounts set state = 'disabled', roles = '{}' where state = 'active'`);
  await $client.query('delete from rate_limits');
  await $client.query(`select forget_pending_account(id) from accounts where state = 'pending'`);
  const owner = await signedIn(test, ['owner']);
  await letters();

  const list = async (): Promise<People> => (await owner.browser.send('GET', '/people')).json().data;
  return {
    owner,
    letters,
    list,
    async find(id: number): Promise<Person> {
      const found = (await list()).people.find((each) => each.id === id);
      if (!found) throw new Error(`nobody with id ${id}`);
      return found;
    },
    signIn: (login: string, password = testPassword) =>
      createBrowser(test.app, { address: '198.51.100.7' }).send('POST', '/auth/login', { login, password }),
  };
}

export type StaffAdmin = Awaited<ReturnType<typeof openStaffAdmin>>;
