import { sql } from '../drizzle.ts';
import type pg from 'pg';
import type { Tx } from '../database.ts';
import { OperatorError } from '../operator-error.ts';

const lockNotAvailable = '55P03';
const key = `hashtext('files are being copied')`;

/**
 * A backup reads the database first and copies the files afterwards; a file of a row that it has read must wait for it.
 * Who takes a file away asks here, in the transaction in which its row goes. False: leave it to a later sweep.
 */
export async function mayTakeFilesAway(tx: Tx): Promise<boolean> {
  const { rows } = await tx.execute<{ may: boolean }>(
    sql.raw(`select pg_try_advisory_xact_lock_shared(${key}) as may`),
  );
  return rows[0]?.may === true;
}

/** Held until the connection ends. Waits for those who are taking something away, and for another copy. */
export async function holdFiles(client: pg.Client): Promise<void> {
  try {
    await client.query(`select pg_advisory_lock(${key})`);
  } catch (error) {
    if ((error as { code?: string }).code !== lockNotAvailable) throw error;
    throw new OperatorError('Another backup is being made.');
  }
}
