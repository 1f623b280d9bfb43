import { buildApi } from '@kidney/api/api.ts';
import { generateSigningKeys } from '@kidney/api/office/accounts/index.ts';
import { systemClock } from '@kidney/api/platform/clock.ts';
import { readConfig } from '@kidney/api/platform/config.ts';
import { openDatabase } from '@kidney/api/platform/database.ts';
import { createLog } from '@kidney/api/platform/log.ts';
import { routeKey } from '@kidney/contract/shared/route.ts';

/** The list is made without a database: nothing is asked of it before the first call. */
export async function endpointsOfApi(): Promise<string[]> {
  const log = createLog('silent');
  const config = readConfig({ DATABASE_URL: 'postgres://nowhere', KEYS_DIR: 'none', LOG_LEVEL: 'silent' });
  const database = openDatabase({ url: config.DATABASE_URL, readPool: 1, writePool: 1, log });
  const { endpoints } = buildApi({ config, log, database, keys: await generateSigningKeys(), clock: systemClock });
  await database.close();
  return endpoints.map(({ route }) => routeKey(route));
}
