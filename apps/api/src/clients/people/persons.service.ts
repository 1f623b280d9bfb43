import { phoneDigits } from '@kidney/contract/shared/phone.ts';
import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Vault } from '../../platform/sealed-text/vault.ts';
import type { AuditLog } from '../../office/audit-log/index.ts';
import type { PersonIndexing } from './person-indexes.ts';
import { personsRepository, sealedPersons, type PersonRow } from './persons.repository.ts';

export interface NewPerson {
  name: string;
  phone: string;
  email?: string | null | undefined;
  address?: string | null | undefined;
  birthDate?: string | null | undefined;
  guardianName?: string | null | undefined;
  guardianPhone?: string | null | undefined;
}

export interface KnownPerson {
  id: string;
  name: string;
  phone: string;
  email: string | null;
  address: string | null;
  birthDate: string | null;
  guardianName: string | null;
  guardianPhone: string | null;
  createdAt: Date;
}

interface Deps {
  vault: Vault;
  indexes: PersonIndexing;
  auditLog: AuditLog;
}

const optional = ['email', 'address', 'birthDate', 'guardianName', 'guardianPhone'] as const;
const subjectOf = (id: string) => ({ kind: 'person', id }) as const;
export const nobodyThere = () => new AppError('NOT_FOUND', { message: '찾으시는 분이 없습니다.' });

/** Who is known, and what is known of them. Everything happens in the caller's transaction. */
export function createPersons({ vault, indexes, auditLog }: Deps) {
  /** What is given; an empty answer is none. */
  function givenOf(values: Partial<NewPerson>): Partial<Record<keyof NewPerson, string | null>> {
    const given = Object.entries(values).filter(([, value]) => value !== undefined);
    return Object.fromEntries(given.map(([name, value]) => [name, value || null]));
  }

  const indexesOf = ({ name, phone, guardianPhone }: Partial<NewPerson>) => ({
    ...(name && indexes.ofName(name)),
    ...(phone && indexes.ofPhone(phone)),
    ...(guardianPhone && indexes.ofGuardianPhone(guardianPhone)),
    ...(guardianPhone === null && { guardianPhoneIndex: null, guardianPhoneEndIndex: null }),
  });

  async function change(tx: Tx, id: string, values: Partial<NewPerson>): Promise<void> {
    const given = givenOf(values);
    const row = { ...vault.seal(sealedPersons, id, given), ...indexesOf(given as Partial<NewPerson>) };
    if (!(await personsRepository.update(tx, id, row as Partial<PersonRow>))) throw nobodyThere();
    auditLog.record(tx, 'changed', subjectOf(id));
  }

  function open(row: PersonRow): KnownPerson {
    const { id, createdAt } = row;
    const text = (column: (typeof optional)[number]) => vault.open(sealedPersons, id, column, row[column]);
    return {
      id,
      name: vault.open(sealedPersons, id, 'name', row.name),
      phone: vault.open(sealedPersons, id, 'phone', row.phone),
      email: text('email'),
      address: text('address'),
      birthDate: text('birthDate'),
      guardianName: text('guardianName'),
      guardianPhone: text('guardianPhone'),
      createdAt,
    };
  }

  /** Opened, and written into the log as read. */
  function show(tx: Tx, rows: readonly PersonRow[]): KnownPerson[] {
    auditLog.recordReading(
      tx,
      rows.map(({ id }) => subjectOf(id)),
    );
    return rows.map(open);
  }

  return {
    change,
    show,

    /** Adds what is not known of somebody yet; what is known stays. Only for what the office has heard or looked at. */
    async fillIn(tx: Tx, id: string, who: NewPerson): Promise<void> {
      const known = await personsRepository.find(tx, id);
      const news = optional.filter((name) => known?.[name] === null && who[name]);
      if (news.length > 0) await change(tx, id, Object.fromEntries(news.map((name) => [name, who[name]])));
    },

    async recognise(tx: Tx, who: NewPerson): Promise<{ id: string; isNew: boolean }> {
      const { nameIndex } = indexes.ofName(who.name);
      const { phoneIndex } = indexes.ofPhone(who.phone);
      const known = await personsRepository.recognise(tx, nameIndex, phoneIndex);
      if (known) {
        return { id: known.id, isNew: false };
      }
      const id = randomUUID();
      const given = { ...givenOf(who), name: who.name, phone: who.phone };
      const sealed = vault.seal(sealedPersons, id, given);
      await personsRepository.insert(tx, {
        ...sealed,
        id,
        ...indexesOf(who),
        ...indexes.ofName(who.name),
        ...indexes.ofPhone(who.phone),
      });
      auditLog.record(tx, 'created', subjectOf(id));
      return { id, isNew: true };
    },

    /** By name and number, without opening anything: nobody is shown. */
    async idOf(tx: Tx, { name, phone }: Pick<NewPerson, 'name' | 'phone'>): Promise<string | null> {
      if (name === '' || phoneDigits(phone) === '') return null;
      const [{ nameIndex }, { phoneIndex }] = [indexes.ofName(name), indexes.ofPhone(phone)];
      return (await personsRepository.byNameAndPhone(tx, nameIndex, phoneIndex))?.id ?? null;
    },

    async read(tx: Tx, ids: readonly string[]): Promise<Map<string, KnownPerson>> {
      if (ids.length === 0) return new Map();
      const rows = await personsRepository.findAll(tx, ids);
      return new Map(show(tx, rows).map((person) => [person.id, person]));
    },

    async hasPhone(db: Tx | Db, id: string, phone: string): Promise<boolean> {
      if (phoneDigits(phone) === '') return false;
      return personsRepository.isBy(db, id, indexes.ofWholePhone(phone));
    },
  };
}

export type Persons = ReturnType<typeof createPersons>;
