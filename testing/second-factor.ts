import type { Database } from '@kidney/api/platform/database.ts';
import type { Role } from '@kidney/contract/office/accounts/accounts.schema.ts';

/** Those who are let in with a second factor only. */
export const needsFactor = (roles: readonly Role[]) => roles.includes('owner') || roles.includes('dispatcher');

/** Gives somebody a passkey that nobody holds, and has it shown in all their sessions a moment ago. */
export async function showFactor(database: Database, username: string): Promise<void> {
  const pool = database.write.$client;
  await pool.query(
    `insert into passkeys (id, account_id, credential_id, public_key, counter, transports, is_synced, name)
     select gen_random_uuid(), id, 'made-for-a-test-' || id, '', 0, '{}', false, '시험 기기' from accounts where username = $1
     on conflict do nothing`,
    [username],
  );
  await pool.query(
    `update sessions set factor_at = now() where account_id = (select id from accounts where username = $1)`,
    [username],
  );
}
