import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { findPostgres, isPassable, passableRoot } from './binaries.ts';
import { freePort, startPostgres } from './server.ts';

export interface DevelopmentPostgres {
  port: number;
  adminUrl: string;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** `.data/postgres` in the checkout, or, where the service user cannot pass the checkout, a place where it can. */
function dataFolder(): string {
  const inside = join(root, '.data');
  const { uid, gid } = findPostgres();
  mkdirSync(inside, { recursive: true });
  if (uid === undefined || gid === undefined || isPassable(inside, { uid, gid })) return join(inside, 'postgres');
  const outside = join(passableRoot, `data-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`);
  console.log(
    [
      'PostgreSQL does not run as root, and its own user cannot pass the folders above this checkout.',
      `Its data therefore lie in ${outside}.`,
      'To keep them inside the checkout, move it to a folder that everybody may pass, or do not work as root.',
    ].join('\n'),
  );
  return outside;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** The project's own PostgreSQL with lasting data. Where it runs already it is used, and left running. */
export async function startDevelopmentPostgres(): Promise<DevelopmentPostgres> {
  const port = Number(process.env['DEV_POSTGRES_PORT'] ?? (await freePort()));
  const adminUrl = `postgres://postgres@127.0.0.1:${port}/postgres`;
  if (process.env['DEV_POSTGRES_PORT'] && (await answers(adminUrl))) return { port, adminUrl, stop: async () => {} };
  return startPostgres({ dataFolder: dataFolder(), port });
}
