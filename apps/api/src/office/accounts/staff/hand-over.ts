import type { Role } from '@kidney/contract/office/accounts/accounts.schema.ts';
import type { Db, Tx } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { accountsRepository, type Account } from '../accounts.repository.ts';

/** What stands under somebody's name until it is done: the open cases. What they are is known above. */
export interface OpenWork {
  /** Who may have any. */
  roles: readonly Role[];
  /** How much each has; of everybody, or of one. Who has none is not in it. */
  counts(db: Db | Tx, of?: number): Promise<ReadonlyMap<number, number>>;
  /** How much somebody has; no more comes until the end of the transaction. */
  hold(tx: Tx, of: number): Promise<number>;
  /** All that somebody has goes to somebody else, or to nobody. */
  handOver(tx: Tx, from: number, to: number | null, by: number): Promise<void>;
}

interface Leaving {
  account: Account;
  /** What they may do from now on. */
  roles: readonly Role[];
  handTo: number | null | undefined;
  by: number;
}

const field = 'handTo';

async function requireHeir(tx: Tx, work: OpenWork, leaver: number, heir: number): Promise<void> {
  const account = heir === leaver ? undefined : await accountsRepository.lock(tx, heir);
  if (account?.state === 'active' && account.roles.some((role) => work.roles.includes(role))) return;
  throw new AppError('INVALID_INPUT', { fields: [{ field, message: '신청을 맡을 수 있는 직원이 아닙니다.' }] });
}

/** Nobody ends while something still stands under their name: whoever lets them go says to whom it goes. */
export async function handOverFirst(tx: Tx, work: OpenWork, { account, roles, handTo, by }: Leaving): Promise<void> {
  if (roles.some((role) => work.roles.includes(role))) return;
  if (typeof handTo === 'number') await requireHeir(tx, work, account.id, handTo);
  const count = await work.hold(tx, account.id);
  if (count === 0) return;
  if (handTo === undefined) {
    const message = `그분이 담당하는 진행 중인 신청이 ${count}건 있습니다. 누구에게 넘길지 골라 주십시오.`;
    throw new AppError('CONFLICT', { message, fields: [{ field, message }] });
  }
  await work.handOver(tx, account.id, handTo, by);
}
