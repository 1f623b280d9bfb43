import { isMobile } from '@kidney/contract/shared/phone.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database.ts';
import type { Vault } from '../../platform/sealed-text/vault.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import { consentsRepository } from './consents/consents.repository.ts';
import { inForce } from './consents/lacking-consents.ts';
import { isTakenBack } from './consents/taken-back.ts';
import { needsGuardian } from './people.policy.ts';
import { personsRepository, sealedPersons } from './persons.repository.ts';

/** Somebody as a message to many knows them. */
export interface Reached {
  id: string;
  name: string;
  phone: string;
  guardianPhone: string | null;
  address: string | null;
  isChild: boolean;
}

/** Whether a text may go to somebody, and if not, why. */
export type MayBeSent = 'yes' | 'taken-back' | 'no-consent' | 'no-mobile';

/** Many people by a few statements, however many they are. Whoever shows them writes that into the log. */
export function createPeopleInGroups({ vault, clock }: { vault: Vault; clock: Clock }) {
  return {
    async read(tx: Tx, ids: readonly string[]): Promise<Reached[]> {
      if (ids.length === 0) return [];
      const today = seoulDate(clock.now());
      const rows = await personsRepository.reachable(tx, ids);
      return rows.map(({ id, ...row }) => {
        const birthDate = vault.open(sealedPersons, id, 'birthDate', row.birthDate);
        return {
          id,
          name: vault.open(sealedPersons, id, 'name', row.name),
          phone: vault.open(sealedPersons, id, 'phone', row.phone),
          guardianPhone: vault.open(sealedPersons, id, 'guardianPhone', row.guardianPhone),
          address: vault.open(sealedPersons, id, 'address', row.address),
          isChild: birthDate !== null && needsGuardian(birthDate, today),
        };
      });
    },

    /** Until the end of the transaction nobody of them, nor who has the same number, takes a consent back or is forgotten. */
    async hold(tx: Tx, ids: readonly string[]): Promise<void> {
      if (ids.length > 0) await personsRepository.holdWithSharers(tx, ids);
    },

    /**
     * By person, for one purpose. Whoever took messages back took them back for every purpose and for the number: who
     * has the same one is sent none either.
     */
    async mayBeSent(tx: Tx, people: readonly Reached[], topic: string): Promise<ReadonlyMap<string, MayBeSent>> {
      if (people.length === 0) return new Map();
      const ids = people.map(({ id }) => id);
      const numbers = new Map((await personsRepository.numbersOf(tx, ids)).map(({ id, number }) => [id, number]));
      const given = await consentsRepository.toMessagesOnNumbersOf(tx, ids);
      const byPerson = Map.groupBy(given, ({ personId }) => personId);
      const silenced = new Set<string>();
      for (const rows of byPerson.values()) {
        const [first] = rows;
        if (first && isTakenBack(rows, 'messages')) silenced.add(first.number);
      }
      const ofTopic = `${topic}/messages/`;
      const agrees = ({ id, isChild }: Reached) =>
        inForce(byPerson.get(id) ?? [], isChild).some(({ textId }) => textId.startsWith(ofTopic));
      const stands = (person: Reached): MayBeSent => {
        if (silenced.has(numbers.get(person.id) ?? '')) return 'taken-back';
        if (!agrees(person)) return 'no-consent';
        return isMobile(person.phone) ? 'yes' : 'no-mobile';
      };
      return new Map(people.map((person) => [person.id, stands(person)]));
    },
  };
}
