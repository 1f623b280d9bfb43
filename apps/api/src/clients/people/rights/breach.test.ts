import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApi, type TestApi } from '../../../../../../testing/api.ts';
import { rowsOf } from '../../../../../../testing/backups.ts';
import { createApplicant } from '../../../../../../testing/applicant.ts';
import { knowPerson } from '../../../../../../testing/known-people.ts';
import { signedIn } from '../../../../../../testing/people.ts';
import { knowWhole } from '../../../../../../testing/known-person-whole.ts';

let test: TestApi;
beforeAll(async () => {
  test = await createTestApi();
});
afterAll(() => test[Symbol.asyncDispose]());

/** The first query of the runbook, for this account and this hour. */
function queryOfRunbook(account: number): string {
  const runbook = readFileSync(new URL('../../../../../../docs/runbooks/breach.md', import.meta.url), 'utf8');
  const [, sql = ''] = /```sql\n([^]*?)```/.exec(runbook) ?? [];
  return sql
    .replace(/between '[^']+' and '[^']+'/, `between now() - interval '1 hour' and now() + interval '1 hour'`)
    .replace('actor_id = 7', `actor_id = ${account}`);
}

it('D-LOG-02 the query of the breach runbook names whoever one account looked at, and nobody else', async () => {
  const suspect = await signedIn(test, ['dispatcher']);
  const seen = await knowPerson(test);
  await knowPerson(test, { name: '다른 이', phone: '052-000-0099' });
  await createApplicant(test.app).apply('transport', { name: '또 다른 이', phone: '010-0000-0005' });
  await suspect.browser.send('GET', `/person/${seen}`);
  const rows = await rowsOf(test.urls.ownerUrl, queryOfRunbook(suspect.id));
  expect(rows).toMatchObject([{ person: seen, acts: ['read'] }]);
});

it('D-LOG-02 it names whoever is on a picture that was opened', async () => {
  const suspect = await signedIn(test, ['dispatcher']);
  const { id, application } = await knowWhole(test);
  const { rows } = await test.database.write.$client.query(
    `update applications set assignee_id = $2 where id = $1
     returning (select p.id from proof_pictures p where p.application_id = $1) as picture`,
    [application, suspect.id],
  );
  const opened = await suspect.browser.send('GET', `/application/${application}/picture/${rows[0].picture}`);
  expect(opened.statusCode, opened.body.slice(0, 300)).toBe(200);
  const named = await rowsOf(test.urls.ownerUrl, queryOfRunbook(suspect.id));
  expect(named).toMatchObject([{ person: id, acts: ['read'] }]);
});
