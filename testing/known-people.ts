import { dataKeysOf, nickNamesOf } from '@kidney/api/office/accounts/index.ts';
import { createLogWriter } from '@kidney/api/office/audit-log/index.ts';
import { createPeople, type NewPerson } from '@kidney/api/clients/people/index.ts';
import { actAs, operator } from '@kidney/api/platform/acting.ts';
import { systemClock } from '@kidney/api/platform/clock.ts';
import type { Tx } from '@kidney/api/platform/database.ts';
import { createBlindIndex } from '@kidney/api/platform/sealed-text/blind-index.ts';
import { createVault } from '@kidney/api/platform/sealed-text/vault.ts';
import type { TestApi } from './api.ts';

/** The door of the people as other features use it, on the test's database and keys. */
export function peopleOf({ database, keys }: Pick<TestApi, 'database' | 'keys'>) {
  const people = createPeople({
    database,
    clock: systemClock,
    auditLog: createLogWriter(keys.secret('audit-log')),
    vault: createVault((of) => dataKeysOf(keys, of)),
    blindIndex: createBlindIndex(keys.secret('blind-index')),
    names: nickNamesOf,
  });
  const within = <Result>(work: (tx: Tx) => Promise<Result>) => actAs(operator, () => database.write.transaction(work));
  return { people, within };
}

/** Somebody the association knows. */
export async function knowPerson(test: TestApi, who: Partial<NewPerson> = {}): Promise<string> {
  const { people, within } = peopleOf(test);
  const person = { name: '신청인', phone: '052-000-0000', ...who };
  return (await within((tx) => people.recognise(tx, person))).id;
}
