import type { PastEvent } from '@kidney/contract/clients/case-events.schema.ts';
import type { Consent, TakeConsent, WithdrawConsent } from '@kidney/contract/clients/people/consents.schema.ts';
import type { KnownRide, Person, PersonList, PersonSummary } from '@kidney/contract/clients/people/people.schema.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Consents } from './consents/consents.service.ts';
import {
  nothingRelated,
  presentFound,
  presentPerson,
  presentSummary,
  type FoundPerson,
  type Related,
} from './people.presenter.ts';
import type { PersonIndexing } from './person-indexes.ts';
import { isByGuardian, personsRepository, type PersonIndexes } from './persons.repository.ts';
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
  pastOf(tx: Tx, id: string): Promise<PastEvent[]>;
}

export interface FoundPeople {
  people: FoundPerson[];
  hasMore: boolean;
}

const shownMost = 20;
/** No association knows as many whose numbers end alike. */
const sameEndMost = 200;

/** What the office does with people. Whoever is shown is in the log before the answer leaves. */
export function createPeopleService(deps: Deps) {
  const { database, clock, persons, consents, indexes, related, rideOf, pastOf } = deps;
  const { write } = database;

  /** Nobody is looked at who is not shown. */
  async function find(tx: Tx, wanted: PersonIndexes, most: number) {
    const rows = await personsRepository.search(tx, wanted, most + 1);
    const shown = rows.slice(0, most);
    const known = await related(
      tx,
      shown.map(({ id }) => id),
    );
    const people = new Map(persons.show(tx, shown).map((person) => [person.id, person]));
    const found = shown.flatMap((row) => {
      const person = people.get(row.id);
      const of = known.get(row.id) ?? nothingRelated;
      return person ? [{ person, known: of, isByGuardian: isByGuardian(row, wanted) }] : [];
    });
    return { found, hasMore: rows.length > most };
  }

  return {
    search: (words: string): Promise<PersonList> => {
      const wanted = indexes.ofWords(words);
      if (!wanted) {
        const message = '전화번호는 끝 네 자리나 전체를 넣어 주십시오.';
        throw new AppError('INVALID_INPUT', { message, fields: [{ field: 'words', message }] });
      }
      return write.transaction(async (tx) => {
        const { found, hasMore } = await find(tx, wanted, shownMost);
        return { people: found.map(({ person, known }) => presentSummary(person, known)), hasMore };
      });
    },

    /** The same for words that may mean something else as well: no word is refused, and little is told. */
    async lookUp(tx: Tx, words: string, most: number): Promise<FoundPeople> {
      const wanted = indexes.ofWords(words);
      if (!wanted) return { people: [], hasMore: false };
      const { found, hasMore } = await find(tx, wanted, most);
      return { people: found.map(presentFound), hasMore };
    },

    /** Whose number, or whose guardian's, ends in these four digits: of many ends at once, few people of each. */
    async byPhoneEnds(
      tx: Tx,
      ends: readonly string[],
      mostOfEach: number,
    ): Promise<ReadonlyMap<string, readonly PersonSummary[]>> {
      if (ends.length === 0) return new Map();
      const found = await personsRepository.byPhoneEnds(tx, ends.map(indexes.ofEnd), mostOfEach);
      const ids = [...new Set(found.map(({ id }) => id))];
      const known = await related(tx, ids);
      const people = await persons.read(tx, ids);
      const of = (place: number): PersonSummary[] =>
        found.flatMap((each) => {
          const person = each.place === place && people.get(each.id);
          return person ? [presentSummary(person, known.get(each.id) ?? nothingRelated)] : [];
        });
      return new Map(ends.map((end, place) => [end, of(place)]));
    },

    async idsByPhoneEnd(tx: Tx, end: string): Promise<readonly string[]> {
      const found = await personsRepository.byPhoneEnds(tx, [indexes.ofEnd(end)], sameEndMost);
      return found.map(({ id }) => id);
    },

    get: (id: string): Promise<Person> =>
      write.transaction(async (tx) => {
        const person = (await persons.read(tx, [id])).get(id);
        if (!person) throw nobodyThere();
        const known = (await related(tx, [id])).get(id) ?? nothingRelated;
        const [ride, past] = [await rideOf(tx, id), await pastOf(tx, id)];
        return { ...presentPerson(person, known, await consents.of(tx, id)), ride, past };
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
