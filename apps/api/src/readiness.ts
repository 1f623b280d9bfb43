import { isSetUp } from './office/settings/index.ts';
import { findTalkativeSettings } from './platform/database-log.repository.ts';
import type { Database } from './platform/database.ts';
import { schemaState } from './platform/known-migrations.ts';

/** What an installation lacks before it can serve anybody; null where it lacks nothing. */
export async function missingFor({ read }: Pick<Database, 'read'>): Promise<string | null> {
  const state = await schemaState(read);
  if (state === 'unknown') return 'schema unknown: this database was migrated by another release';
  if (state !== 'known') return `schema behind: has ${state.has}, needs ${state.needs}; cli migrate`;
  return (await isSetUp(read)) ? null : 'not set up: cli init PACK';
}

/** The same, and whether PostgreSQL would write down what people tell us. */
export async function missingForVisitors(database: Pick<Database, 'read'>): Promise<string | null> {
  const missing = await missingFor(database);
  if (missing !== null) return missing;
  const [problem] = await findTalkativeSettings(database.read);
  return problem === undefined ? null : `database would log personal data: ${problem}; cli doctor`;
}
