import { buildApi, type Api } from '@kidney/api/api.ts';
import { generateSigningKeys } from '@kidney/api/office/accounts/index.ts';
import { systemClock } from '@kidney/api/platform/clock.ts';
import { readConfig } from '@kidney/api/platform/config.ts';
import { openDatabase, type Database } from '@kidney/api/platform/database.ts';
import { createLog } from '@kidney/api/platform/log.ts';

export interface Question {
  /** `GET /news` */
  key: string;
  params?: Record<string, string>;
  query?: Record<string, string>;
}

export interface Asker {
  api: Api;
  database: Database;
  /** One call through the whole pipeline, as a page's loader makes it. */
  ask<Data>(question: Question): Promise<{ ms: number; data: Data }>;
  close(): Promise<void>;
}

export async function openAsker(appUrl: string): Promise<Asker> {
  const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: appUrl, KEYS_DIR: 'unused', LOG_LEVEL: 'error' });
  const log = createLog(config.LOG_LEVEL);
  const database = openDatabase({ url: appUrl, readPool: 2, writePool: 2, log });
  const api = buildApi({ config, database, keys: await generateSigningKeys(), clock: systemClock, log });
  let asked = 0;
  return {
    api,
    database,
    ask: async <Data>({ key, ...input }: Question) => {
      asked += 1;
      const context = {
        principal: null,
        requestId: 'scale',
        // A visitor of its own each time: the limit is not what is measured.
        clientAddress: `10.${asked >> 8}.${asked & 255}.1`,
        userAgent: '',
        cookies: {},
        origin: null,
        fetchSite: null,
      };
      const start = performance.now();
      const { status, body } = await api.call(key, context, input);
      if (status !== 200) throw new Error(`${key} answered ${status}: ${JSON.stringify(body)}`);
      return { ms: performance.now() - start, data: (body as { data: Data }).data };
    },
    close: () => database.close(),
  };
}
