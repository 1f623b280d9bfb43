import './production-by-default.ts';
import { closeInOrder, fail, writeInto } from './own-output.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { loadSigningKeys, type SigningKeys } from '@kidney/api/office/accounts/index.ts';
import { systemClock } from '@kidney/api/platform/clock.ts';
import { readConfig, refuseForSite, type Config } from '@kidney/api/platform/config.ts';
import { openDatabase } from '@kidney/api/platform/database.ts';
import { createLog, type Log } from '@kidney/api/platform/log.ts';
import { startBeating } from '@kidney/api/operations/heartbeats/index.ts';
import { createServer } from './create-server.ts';
import { openSiteMetrics } from './metrics/site-metrics.ts';
import { release } from './release.ts';
import { warmUp } from './warm-up.ts';
import { builtWeb, type Web } from './web.ts';

const longestClose = 25_000;

async function openWeb(config: Config, log: Log): Promise<Web> {
  if (config.NODE_ENV !== 'development') return builtWeb(log, config.ASSETS_DIR);
  const { sourceWeb } = await import('./web-development.ts');
  return sourceWeb(log);
}

async function prepare() {
  refuseForSite(process.env);
  const config = readConfig(process.env);
  const log = createLog(config.LOG_LEVEL);
  writeInto(log);
  const problems: string[] = [];
  const attempt = async <T>(what: string, make: () => T | Promise<T>): Promise<T | undefined> => {
    try {
      return await make();
    } catch (error) {
      problems.push(`${what}: ${(error as Error).message}`);
      return undefined;
    }
  };
  const keys = await attempt<SigningKeys>('KEYS_DIR', () => loadSigningKeys(config.KEYS_DIR));
  const web = await attempt<Web>('web', () => openWeb(config, log));
  if (!keys || !web) throw new Error(`The server cannot start:\n${problems.map((each) => `  - ${each}`).join('\n')}`);
  return { config, log, keys, web, clock: systemClock };
}

async function start(): Promise<void> {
  const { config, log, ...parts } = await prepare();
  const database = openDatabase({
    url: config.DATABASE_URL,
    readPool: config.READ_POOL,
    writePool: config.WRITE_POOL,
    waitMs: config.DATABASE_WAIT_MS,
    limitsWaitMs: config.LIMITS_WAIT_MS,
    log,
  });
  const metrics = await openSiteMetrics({ config, log, database, clock: parts.clock });
  const server = await createServer({ config, log, database, metrics, ...parts });
  const heartbeat = startBeating({ database, kind: 'site', release, log });

  closeInOrder(longestClose + config.CLOSE_NOTICE_MS, async (isTrouble) => {
    server.announceClosing();
    if (!isTrouble) await delay(config.CLOSE_NOTICE_MS);
    await Promise.all([server.close(), heartbeat.stop()]);
    await metrics?.close();
    await database.close();
  });

  await server.listen();
  if (config.WARM_UP === 'off') return;
  await server.listener?.hearing;
  // Whoever asks meanwhile is answered as ever.
  await warmUp(server.app, log).catch((error: unknown) => log.warn({ err: error }, 'pages were not made beforehand'));
}

await start().catch(fail);
