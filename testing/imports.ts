import type { ImportPreview, ImportRecord } from '@kidney/contract/clients/imports/imports.schema.ts';
import { afterAll, beforeEach, expect } from 'vitest';
import { runSql } from '../scripts/postgres/roles.ts';
import { createTestApi } from './api.ts';
import { createTestClock } from './clock.ts';
import { signedIn } from './people.ts';

const tables = [
  'persons',
  'members',
  'consents',
  'applications',
  'application_events',
  'consent_proofs',
  'import_rows',
];

/** What a preview says of each row. */
export const said = (preview: Pick<ImportPreview, 'rows'>) =>
  new Map(
    preview.rows.map(({ row, problems, notes }) => [
      row,
      [...problems.map(({ message }) => message), ...notes].join(' '),
    ]),
  );

/** An officer who brings lists in; nobody is known when a test begins. */
export async function createImportRoom() {
  const test = await createTestApi({ clock: createTestClock() });
  const officer = (await signedIn(test, ['dispatcher'])).browser;
  afterAll(() => test[Symbol.asyncDispose]());
  beforeEach(() => runSql(test.urls.ownerUrl, ['truncate persons, imports cascade']));

  const query = async (sql: string) => (await test.database.write.$client.query(sql)).rows;
  const sent = (file: Buffer, kind = 'members') => ({ kind, file: file.toString('base64') });
  const previewed = async (file: Buffer, kind = 'members', columns?: string[]): Promise<ImportPreview> => {
    const answer = await officer.send('POST', '/import/preview', { ...sent(file, kind), columns });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().data;
  };
  const confirm = (file: Buffer, { hash, token, columns }: ImportPreview, kind = 'members') =>
    officer.send('POST', '/import', { ...sent(file, kind), hash, token, columns: columns.map(({ field }) => field) });
  return {
    test,
    officer,
    query,
    sent,
    previewed,
    confirm,

    counted: async () =>
      Object.fromEntries(
        await Promise.all(tables.map(async (table) => [table, (await query(`select from ${table}`)).length] as const)),
      ),

    async broughtIn(file: Buffer, kind = 'members'): Promise<ImportRecord> {
      const answer = await confirm(file, await previewed(file, kind), kind);
      expect(answer.statusCode, answer.body).toBe(200);
      return answer.json().data;
    },

    undo: (id: string) => officer.send('POST', `/import/${id}/undo`),
  };
}
