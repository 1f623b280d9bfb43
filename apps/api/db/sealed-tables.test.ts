import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { rowsOf } from '../../../testing/backups.ts';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { columnInDatabase } from '../src/platform/sealed-text/reseal.ts';
import { sealedTables } from './sealed-tables.ts';

let urls: TestDatabase;
beforeAll(async () => {
  urls = await createTestDatabase(inject('adminUrl'));
});
afterAll(() => urls.drop());

/** Bytes that hold no text of anybody, and why they may lie open. */
const unsealed: Record<string, string> = {
  'account_links.token_hash': 'hash of a secret that was mailed',
  'application_drafts.token_hash': 'hash of the secret of a draft',
  'audit_checkpoints.link': 'seal of the log',
  'audit_checkpoints.seal': 'seal of the log',
  'audit_entries.link': 'seal of the log',
  'audit_entries.previous': 'seal of the log',
  'audit_heads.link': 'seal of the log',
  'audit_heads.seal': 'seal of the log',
  'consent_proofs.name_index': 'blind index',
  'consent_proofs.phone_index': 'blind index',
  'event_registrations.name_index': 'blind index',
  'event_registrations.phone_index': 'blind index',
  'invitations.token_hash': 'hash of a secret that was mailed',
  'passkeys.public_key': 'public by its nature',
  'persons.guardian_phone_end_index': 'blind index',
  'persons.guardian_phone_index': 'blind index',
  'persons.initials_index': 'blind index',
  'persons.name_index': 'blind index',
  'persons.phone_end_index': 'blind index',
  'persons.phone_index': 'blind index',
  'recovery_codes.code_hash': 'hash of a code on paper',
  'sessions.binding_hash': 'hash of a cookie',
};

describe('bytes in the database', () => {
  it('D-DAT-01 are either sealed, and sealed anew with the keys, or known to need no seal', async () => {
    const columns = (await rowsOf(
      urls.ownerUrl,
      `select c.table_name || '.' || c.column_name as name from information_schema.columns c
       join pg_class t on t.oid = format('%I.%I', c.table_schema, c.table_name)::regclass and not t.relispartition
       where c.table_schema in ('public', 'log') and c.udt_name = 'bytea'`,
    )) as { name: string }[];
    const sealed = sealedTables.flatMap(({ table, columns: of }) =>
      Object.keys(of).map((column) => `${table}.${columnInDatabase(column)}`),
    );
    expect(columns.map(({ name }) => name).toSorted()).toEqual([...sealed, ...Object.keys(unsealed)].toSorted());
  });

  it('D-DAT-01 have the key of their row as it is declared', async () => {
    for (const { table, key } of sealedTables) {
      const rows = await rowsOf(
        urls.ownerUrl,
        `select a.attname as key from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
         where i.indrelid = '${table}'::regclass and i.indisprimary`,
      );
      expect(rows, table).toEqual([{ key }]);
    }
  });
});
