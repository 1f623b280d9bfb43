import { AsyncLocalStorage } from 'node:async_hooks';

/** On whose behalf something happens. */
export interface Acting {
  /** Null where nobody is signed in. */
  accountId: number | null;
  /** The network address; null on the server's own command line. */
  address: string | null;
  requestId: string | null;
  /** By which call, in the letters of the log: `get/person/_id`. */
  door?: string;
}

/** The command line: whoever may use it is known to the machine, not to us. */
export const operator: Acting = { accountId: null, address: null, requestId: null };

interface Doing {
  requestId: string | null;
  who: Acting | null;
}

const current = new AsyncLocalStorage<Doing>();

/** Which request the work of this moment is for; of a job, the one that queued it. */
export const requestIdNow = (): string | null => current.getStore()?.requestId ?? null;

/** Does the work for a request, so that the log and the database can name it; for none where the id is null. */
export const forRequest = <Result>(requestId: string | null, work: () => Result): Result =>
  current.run({ requestId, who: null }, work);

/** Does the work in the name of somebody. The pipeline does so for every call, a command for itself. */
export const actAs = <Result>(who: Acting, work: () => Result): Result =>
  current.run({ requestId: who.requestId ?? requestIdNow(), who }, work);

/** Who acts at the moment. Refuses where nobody was named: what nobody did must not be done. */
export function whoActs(): Acting {
  const who = current.getStore()?.who;
  if (!who) throw new Error('nobody is acting: the call came neither through the pipeline nor from a command');
  return who;
}
