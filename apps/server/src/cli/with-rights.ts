import { actAs, operator } from '@kidney/api/platform/acting.ts';
import { readSettings } from '@kidney/api/platform/config.ts';
import { personRightsOf } from '@kidney/api/person-rights.ts';
import type { Setting } from './verb.ts';
import { withDatabase } from './with-database.ts';

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isPersonId = (id: string | undefined): id is string => id !== undefined && idForm.test(id);

/** What one person asked for, for one command. It is written into the log as done on the command line. */
export function withRights<T>(
  env: Setting['env'],
  task: (rights: ReturnType<typeof personRightsOf>) => Promise<T>,
): Promise<T> {
  const { KEYS_DIR } = readSettings(env, 'KEYS_DIR');
  return withDatabase(env, (database) => actAs(operator, () => task(personRightsOf(database, KEYS_DIR))));
}
