import type pg from 'pg';
import { sealedTables } from '../db/sealed-tables.ts';
import { dataKeysOf, loadSecrets, makeDataKey } from './office/accounts/index.ts';
import { createLogWriter } from './office/audit-log/index.ts';
import type { Database } from './platform/database.ts';
import { OperatorError } from './platform/operator-error.ts';
import { countOldSeals, reseal, type Resealed } from './platform/sealed-text/reseal.ts';
import type { SealClass } from './platform/sealed-text/vault.ts';

export interface Rotated extends Resealed {
  /** The version that seals now. */
  key: number;
  /** False where an earlier rotation was gone on with. */
  isNew: boolean;
}

/** One connection for all of it; another rotation at the same time is refused. */
async function alone<Result>(owner: Database, work: (client: pg.ClientBase) => Promise<Result>): Promise<Result> {
  const client = await owner.write.$client.connect();
  try {
    const { rows } = await client.query(`select pg_try_advisory_lock(hashtext('rotate-keys')) as taken`);
    if (!rows[0].taken) throw new OperatorError('Another rotation is under way.');
    return await work(client);
  } finally {
    // The lock goes with the connection.
    client.release(true);
  }
}

/** How many texts are still sealed with older keys. */
export function countOld(owner: Database, keysFolder: string): Promise<number> {
  const keys = loadSecrets(keysFolder);
  return alone(owner, (client) => countOldSeals(client, sealedTables, (of) => dataKeysOf(keys, of)));
}

/**
 * Goes on with a rotation that was broken off; where there was none, makes the next key and seals everything with it. The
 * owner of the tables seals, the application writes into the log, which the owner may only read.
 */
export async function rotateKeys(owner: Database, app: Database, keysFolder: string): Promise<Rotated> {
  const keys = loadSecrets(keysFolder);
  const keysOf = (of: SealClass) => dataKeysOf(keys, of);
  const resealed = await alone(owner, async (client) => {
    const goneOnWith = await reseal(client, sealedTables, keysOf);
    if (goneOnWith.moved > 0) return { ...goneOnWith, isNew: false };
    makeDataKey(keysFolder);
    return { ...(await reseal(client, sealedTables, keysOf)), isNew: true };
  });
  const key = keys.laterKeys.newest();
  await app.write.transaction(async (tx) => {
    const details = { key, moved: resealed.moved };
    createLogWriter(keys.secret('audit-log')).record(tx, 'keys-rotated', null, { details });
  });
  return { ...resealed, key };
}
