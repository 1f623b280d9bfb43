import type { Consent, TakeConsent, WithdrawConsent } from '@kidney/contract/clients/people/consents.schema.ts';
import type { KnownRide, Person, PersonList } from '@kidney/contract/clients/people/people.schema.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Consents } from './consents/consents.service.ts';
import { nothingRelated, presentPerson, presentSummary, type Related } from './people.presenter.ts';
import type { PersonIndexing } from './person-indexes.ts';
import { personsRepository } from './persons.repository.ts';
import { nobodyThere, type Persons } from './persons.service.ts';

interface Deps {
  database: Database;
  clock: Clock;
  persons: Persons;
  consents: Consents;
  indexes: PersonIndexing;
  /** What other features know of these people. They build on this one, so it is handed in. */
  related(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Related>>;
  rideOf(tx: Tx, id: string): Promise<KnownRide | null>;
}

const shownMost = 20;

/** What the office does with people. Whoever is shown is in the log before the answer leaves. */
export function createPeopleService({ database, clock, persons, consents, indexes, related, rideOf }: Deps) {
  const { write } = database;
  return {
    search: (words: string): Promise<PersonList> => {
      const wanted = indexes.ofWords(words);
      if (!wanted) {
        const message = '전화번호는 끝 네 자리나 전체를 넣어 주십시오.';
        throw new AppError('INVALID_INPUT', { message, fields: [{ field: 'words', message }] });
      }
      return write.transaction(async (tx) => {
        const rows = await personsRepository.search(tx, wanted, shownMost + 1);
        const people = persons.show(tx, rows.slice(0, shownMost));
        const known = await related(
          tx,
          people.map(({ id }) => id),
        );
        return {
          people: people.map((person) => presentSummary(person, known.get(person.id) ?? nothingRelated)),
          hasMore: rows.length > shownMost,
        };
      });
    },

    get: (id: string): Promise<Person> =>
      write.transaction(async (tx) => {
        const person = (await persons.read(tx, [id])).get(id);
        if (!person) throw nobodyThere();
        const known = (await related(tx, [id])).get(id) ?? nothingRelated;
        return presentPerson(person, known, await rideOf(tx, id), await consents.of(tx, id));
      }),

    takeConsent: (id: string, { text, giver, way }: TakeConsent, by: number): Promise<Consent> =>
      write.transaction((tx) =>
        consents.take(tx, id, { accepted: [text], giver, way, givenAt: clock.now(), takenBy: by }),
      ),

    withdrawConsent: (id: string, consent: string, { way }: WithdrawConsent, by: number): Promise<Consent> =>
      write.transaction((tx) => consents.withdraw(tx, id, consent, { way, by })),
  };
}

export type PeopleService = ReturnType<typeof createPeopleService>;
