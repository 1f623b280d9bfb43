import { createStaff, loadSigningKeys } from '@kidney/api/office/accounts/index.ts';
import { createLogWriter } from '@kidney/api/office/audit-log/index.ts';
import { actAs, operator } from '@kidney/api/platform/acting.ts';
import { readSettings } from '@kidney/api/platform/config.ts';
import type { Database } from '@kidney/api/platform/database.ts';
import type { Setting } from './verb.ts';
import { withDatabase } from './with-database.ts';

/** What an owner decides about accounts, for one command. It is written into the log as done on the command line. */
export function withStaff<T>(
  env: Setting['env'],
  task: (staff: ReturnType<typeof createStaff>, database: Database) => Promise<T>,
): Promise<T> {
  const { KEYS_DIR } = readSettings(env, 'KEYS_DIR');
  const auditLog = createLogWriter(loadSigningKeys(KEYS_DIR).secret('audit-log'));
  return withDatabase(env, (database) => actAs(operator, () => task(createStaff(database, auditLog), database)));
}
