import { buildApi } from '@kidney/api/api.ts';
import { generateSigningKeys } from '@kidney/api/office/accounts/index.ts';
import { createFaqRepository } from '@kidney/api/content/faq/faq.repository.ts';
import { presentFaq } from '@kidney/api/content/faq/faq.presenter.ts';
import { systemClock } from '@kidney/api/platform/clock.ts';
import { readConfig } from '@kidney/api/platform/config.ts';
import { openDatabase } from '@kidney/api/platform/database.ts';
import { createLog } from '@kidney/api/platform/log.ts';
import { faqPaths } from '@kidney/contract/content/faq/faq.paths.ts';
import { faqMost } from '@kidney/contract/content/faq/faq.schema.ts';
import { routeKey } from '@kidney/contract/shared/route.ts';
import { median } from '../lib/median.ts';

const atOnce = 8;
const calls = 1_600;

const somebody = {
  principal: null,
  requestId: 'bench',
  clientAddress: '127.0.0.1',
  userAgent: '',
  cookies: {},
  origin: null,
  fetchSite: null,
};

async function repeat(times: number, call: () => Promise<unknown>): Promise<void> {
  const each = times / atOnce;
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let done = 0; done < each; done += 1) await call();
    }),
  );
}

/** Processor time of this process for one call, in microseconds: that, not waiting, is what limits a server on one thread. */
async function cost(call: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await repeat(calls, call);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / calls;
}

export interface Step {
  name: string;
  microseconds: number;
}

export interface Asked {
  databaseUrl: string;
  sql: string;
  requestsPerSecond: number;
  rounds: number;
}

/** What each layer of the FAQ list adds to the one below it. The last step is what the measured rate leaves for HTTP and for waiting. */
export async function whereTimeGoes({ databaseUrl, sql, requestsPerSecond, rounds }: Asked): Promise<Step[]> {
  const config = readConfig({ DATABASE_URL: databaseUrl, KEYS_DIR: 'none', LOG_LEVEL: 'silent' });
  const log = createLog('silent');
  const database = openDatabase({ url: databaseUrl, readPool: atOnce, writePool: 1, log });
  const repository = createFaqRepository(database.read);
  const api = buildApi({ config, log, database, keys: await generateSigningKeys(), clock: systemClock });
  const pool = database.read.$client;
  try {
    const layers: [string, () => Promise<unknown>][] = [
      ['driver', () => pool.query({ name: 'bench', text: sql })],
      ['drizzle', () => repository.list(faqMost)],
      ['presenter', async () => (await repository.list(faqMost)).map(presentFaq)],
      ['pipeline', () => api.call(routeKey(faqPaths.list), somebody, {})],
      ['stringify', async () => JSON.stringify((await api.call(routeKey(faqPaths.list), somebody, {})).body)],
    ];
    const measured = layers.map(([name, call]) => ({ name, call, costs: [] as number[] }));
    for (let round = 0; round <= rounds; round += 1) {
      for (const layer of measured) {
        const each = await cost(layer.call);
        const isWarm = round > 0;
        if (isWarm) layer.costs.push(each);
      }
    }
    const totals = measured.map(({ name, costs }) => ({ name, total: median(costs) }));
    totals.push({ name: 'http and waiting', total: 1_000_000 / requestsPerSecond });
    return totals.map(({ name, total }, index) => ({ name, microseconds: total - (totals[index - 1]?.total ?? 0) }));
  } finally {
    await database.close();
  }
}
