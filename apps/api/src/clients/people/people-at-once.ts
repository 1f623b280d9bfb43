import { randomUUID } from 'node:crypto';
import type { SQL } from '../../platform/drizzle.ts';
import type { Tx } from '../../platform/database.ts';
import { seoulDate } from '../../platform/seoul-time.ts';
import type { Vault } from '../../platform/sealed-text/vault.ts';
import { consentText } from './consents/consent-texts.ts';
import { consentsRepository } from './consents/consents.repository.ts';
import type { PersonIndexing } from './person-indexes.ts';
import { ownRecordsRepository } from './records/own-records.repository.ts';
import { personsRepository, sealedPersons, type PersonRow } from './persons.repository.ts';
import type { NewPerson, Persons } from './persons.service.ts';

/** Who has this name and number, and who has the name with another number. */
export interface Recognised {
  known: { id: string; birthDate: string | null } | undefined;
  namesakes: readonly { id: string; birthDate: string | null }[];
  /** When somebody of this name and number was forgotten, as long as the proof of their consents is kept. */
  forgottenOn: string | null;
}

/** What was agreed to on a paper. */
export interface PaperConsent {
  personId: string;
  givenAt: Date;
}

/** Somebody as a list left them. */
export interface LeftPerson {
  personId: string;
  isNew: boolean;
  filled: readonly string[];
  personVersion: number;
  consentId: string | null;
}

interface Deps {
  vault: Vault;
  indexes: PersonIndexing;
  persons: Persons;
}

const namesakesMost = 5;
/** Few enough for the parameters of one statement. */
const atOnce = 500;
const optional = ['email', 'address', 'birthDate', 'guardianName', 'guardianPhone'] as const;

function* partsOf<Item>(items: readonly Item[]) {
  for (let from = 0; from < items.length; from += atOnce) yield items.slice(from, from + atOnce);
}

/** Many people by a few statements. Whoever calls it writes into the log who they are. */
export function createPeopleAtOnce({ vault, indexes, persons }: Deps) {
  const birthDateOf = ({ id, birthDate }: Pick<PersonRow, 'id' | 'birthDate'>) =>
    vault.open(sealedPersons, id, 'birthDate', birthDate);

  function rowOf(id: string, who: NewPerson) {
    const given = Object.fromEntries(optional.map((name) => [name, who[name] || null]));
    return {
      ...vault.seal(sealedPersons, id, { ...given, name: who.name, phone: who.phone }),
      id,
      ...indexes.ofName(who.name),
      ...indexes.ofPhone(who.phone),
      ...(who.guardianPhone && indexes.ofGuardianPhone(who.guardianPhone)),
    };
  }

  async function rowsOf(tx: Tx, ids: readonly string[]): Promise<Map<string, PersonRow>> {
    const rows = ids.length === 0 ? [] : await personsRepository.findAll(tx, ids);
    return new Map(rows.map((row) => [row.id, row]));
  }

  return {
    /** Until the end of the transaction nobody else comes to be known by one of their numbers. */
    hold: (tx: Tx, wanted: readonly Pick<NewPerson, 'phone'>[]) =>
      personsRepository.hold(
        tx,
        wanted.map(({ phone }) => indexes.ofPhone(phone).phoneIndex),
      ),

    /** Nobody else changes, or comes to need, one of them until the end of the transaction. */
    lock: personsRepository.lockAll,

    /** In the order in which they are given. Nobody is shown. */
    async recogniseAll(tx: Tx, wanted: readonly Pick<NewPerson, 'name' | 'phone'>[]): Promise<Recognised[]> {
      const nameIndexes = wanted.map(({ name }) => indexes.ofName(name).nameIndex);
      const pairs = wanted.map(({ phone }, at) => ({
        nameIndex: nameIndexes[at] as Buffer,
        phoneIndex: indexes.ofPhone(phone).phoneIndex,
      }));
      const found = await personsRepository.recogniseAll(tx, pairs);
      const rows = await rowsOf(tx, [...new Set(found.map(({ id }) => id))]);
      const idAt = new Map(found.map(({ place, id }) => [place, id]));
      const forgotten = await ownRecordsRepository.lastForgotten(tx, pairs);
      const forgottenAt = new Map(forgotten.map(({ place, endedOn }) => [place, endedOn]));
      const alike = Map.groupBy(
        await personsRepository.namesakes(tx, nameIndexes, namesakesMost),
        ({ place }) => place,
      );
      return wanted.map((_, at) => {
        const row = rows.get(idAt.get(at) ?? '');
        const others = (alike.get(at) ?? []).filter(({ id }) => id !== row?.id);
        return {
          known: row && { id: row.id, birthDate: birthDateOf(row) },
          namesakes: others.map((other) => ({ id: other.id, birthDate: birthDateOf(other) })),
          forgottenOn: forgottenAt.get(at) ?? null,
        };
      });
    },

    /** People whom nobody knows; their ids in this order. */
    async addAll(tx: Tx, people: readonly NewPerson[]): Promise<string[]> {
      const ids: string[] = [];
      // Sealed a few hundred at a time: a transaction that says nothing for long is ended.
      for (const part of partsOf(people)) {
        const rows = part.map((who) => rowOf(randomUUID(), who));
        await personsRepository.insert(tx, ...rows);
        ids.push(...rows.map(({ id }) => id));
      }
      return ids;
    },

    /** Adds what is not known yet; by id what that was, and the version that it led to. */
    async fillAll(
      tx: Tx,
      people: readonly { id: string; who: NewPerson }[],
    ): Promise<Map<string, { filled: string[]; version: number }>> {
      const rows = await rowsOf(
        tx,
        people.map(({ id }) => id),
      );
      const done = new Map<string, { filled: string[]; version: number }>();
      for (const { id, who } of people) {
        const row = rows.get(id);
        const filled = optional.filter((name) => row?.[name] === null && who[name]);
        if (filled.length > 0) await persons.fillIn(tx, id, who);
        done.set(id, { filled, version: (row?.version ?? 0) + (filled.length > 0 ? 1 : 0) });
      }
      return done;
    },

    /** By person the last day on which they took back what they had agreed to for one of these purposes, where nothing of it holds. */
    async takenBackOn(tx: Tx, people: readonly string[], topics: readonly string[]): Promise<Map<string, string>> {
      const found = people.length === 0 ? [] : await consentsRepository.lastTakenBack(tx, people, topics);
      return new Map([...found].map(([id, at]) => [id, seoulDate(at)]));
    },

    /** What they agreed to on a paper. By person the id of what was written down; of whoever has agreed already, none. */
    async giveOnPaper(
      tx: Tx,
      textId: string,
      papers: readonly PaperConsent[],
      takenBy: number,
    ): Promise<Map<string, string>> {
      consentText(textId);
      const people = papers.map(({ personId }) => personId);
      const holders = people.length === 0 ? new Set<string>() : await consentsRepository.holders(tx, people, textId);
      const rows = papers
        .filter(({ personId }) => !holders.has(personId))
        .map((paper) => ({
          ...paper,
          id: randomUUID(),
          textId,
          giver: 'self' as const,
          way: 'paper' as const,
          takenBy,
        }));
      for (const part of partsOf(rows)) await consentsRepository.insert(tx, part);
      return new Map(rows.map(({ personId, id }) => [personId, id]));
    },

    /**
     * Those of whom something came to be known since a list left them so, or who took back what it said they agreed
     * to. Of whoever was known before, what was given besides is no affair of the list.
     */
    async changedAmong(tx: Tx, rows: readonly LeftPerson[], isNeeded: (personId: SQL) => SQL): Promise<Set<string>> {
      if (rows.length === 0) return new Set();
      const touched = rows.filter(({ isNew, filled }) => isNew || filled.length > 0);
      const fresh = rows.filter(({ isNew }) => isNew).map(({ personId }) => personId);
      const given = rows.flatMap(({ consentId }) => consentId ?? []);
      const left = touched.map(({ personId, personVersion }) => ({ id: personId, version: personVersion }));
      return new Set([
        ...(await personsRepository.changedAmong(tx, left)),
        ...(await consentsRepository.changedAmong(tx, fresh, given)),
        ...(await consentsRepository.takenBack(tx, given)),
        ...(await personsRepository.among(tx, fresh, isNeeded)),
      ]);
    },

    /** As if they had never come in: consents by their ids, and people of whom nothing else is known. No proof is kept. */
    async takeOut(tx: Tx, { consents, people }: { consents: readonly string[]; people: readonly string[] }) {
      for (const part of partsOf(consents)) await consentsRepository.remove(tx, part);
      for (const part of partsOf(people)) await personsRepository.removeAll(tx, part);
    },
  };
}
