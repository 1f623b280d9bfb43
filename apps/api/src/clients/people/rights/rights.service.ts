import { randomUUID } from 'node:crypto';
import type { ErasureGround } from '@kidney/contract/clients/people/retention-names.paths.ts';
import type { ProtectedSheet } from '@kidney/contract/shared/protected-sheet.schema.ts';
import type { SheetReason } from '@kidney/contract/shared/sheet-reasons.paths.ts';
import { whoActs } from '../../../platform/acting.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/database.ts';
import { AppError } from '../../../platform/errors.ts';
import { nameForIndex } from '../../../platform/sealed-text/blind-index.ts';
import type { Vault } from '../../../platform/sealed-text/vault.ts';
import { seoulDate } from '../../../platform/seoul-time.ts';
import { writeProtectedSheet } from '../../../platform/spreadsheet/protected-sheet.ts';
import type { SheetColumn } from '../../../platform/spreadsheet/write-spreadsheet.ts';
import type { AuditLog } from '../../../office/audit-log/index.ts';
import { sealedPersons } from '../persons.repository.ts';
import { nobodyThere } from '../persons.service.ts';
import { contactForm } from '../records/contact.ts';
import { ownRecordsRepository } from '../records/own-records.repository.ts';
import type { Erased, PersonalRecords, Told, Whose } from '../records/personal-records.ts';
import { rightsRepository } from './rights.repository.ts';

export interface RightsDeps {
  database: Database;
  clock: Clock;
  vault: Vault;
  auditLog: AuditLog;
  /** What everybody knows; the people themselves last, because the rest is about them. */
  records: readonly PersonalRecords[];
}

const columns: readonly SheetColumn<Told>[] = [
  { heading: '구분', write: ({ title }) => title },
  { heading: '번호', write: ({ number }) => String(number) },
  { heading: '항목', write: ({ item }) => item },
  { heading: '내용', write: ({ words }) => words },
];

const subjectOf = (id: string) => ({ kind: 'person', id }) as const;

/** What somebody may ask for: to be told everything that is known of them, and to be forgotten. */
export function createRights({ database, clock, vault, auditLog, records }: RightsDeps) {
  /** Whoever it is, kept as they are until the end of the transaction. */
  async function find(tx: Tx, id: string): Promise<{ whose: Whose; name: string }> {
    const row = await ownRecordsRepository.lock(tx, id);
    if (!row) throw nobodyThere();
    const typed: string[] = [];
    for (const each of records) typed.push(...((await each.contacts?.(tx, id)) ?? []));
    const formsOf = (each: readonly (string | null)[]) =>
      new Set(each.map((one) => contactForm(one ?? '')).filter((contact) => contact !== ''));
    const open = (column: 'phone' | 'email') => vault.open(sealedPersons, id, column, row[column]);
    const own = formsOf([open('phone'), open('email')]);
    return { whose: { id, own, contacts: formsOf(typed) }, name: vault.open(sealedPersons, id, 'name', row.name) };
  }

  async function erase(tx: Tx, whose: Whose, ground: ErasureGround): Promise<Erased> {
    const counts: Record<string, number> = {};
    for (const each of records) Object.assign(counts, await each.erase(tx, whose));
    const id = randomUUID();
    await rightsRepository.noteErasure(tx, {
      id,
      day: seoulDate(clock.now()),
      byId: whoActs().accountId,
      ground,
      counts,
    });
    auditLog.record(tx, 'erased', subjectOf(whose.id), { details: { ground, erasure: id } });
    return counts;
  }

  return {
    /** Everything that is known of somebody, as a file that only its password opens. */
    async export(id: string, reason: SheetReason, password?: string): Promise<ProtectedSheet> {
      const told = await database.write.transaction(async (tx) => {
        const { whose } = await find(tx, id);
        auditLog.record(tx, 'exported', subjectOf(id), { details: { reason } });
        const all: Told[] = [];
        for (const each of records.toReversed()) all.push(...(await each.export(tx, whose)));
        auditLog.recordReading(
          tx,
          all.flatMap(({ picture }) => (picture ? [{ kind: 'proof-picture', id: picture.id } as const] : [])),
        );
        return all;
      });
      const pictures = told.flatMap(({ words, picture }) => (picture ? [{ ...picture, words }] : []));
      return writeProtectedSheet('개인정보', columns, told, password, pictures);
    },

    /** Messages know where they go, not what for: whoever takes a consent to them back is sent none that waits. */
    async sendNoMore(tx: Tx, id: string): Promise<void> {
      const { whose } = await find(tx, id);
      for (const each of records) await each.sendNoMore?.(tx, whose);
    },

    /** Forgets somebody. Who does it on a screen types the name, so that it is nobody else. */
    erase: (id: string, ground: ErasureGround, typedName?: string): Promise<Erased> =>
      database.write.transaction(async (tx) => {
        const { whose, name } = await find(tx, id);
        if (typedName !== undefined && nameForIndex(typedName) !== nameForIndex(name)) {
          const message = '이름이 다릅니다. 지우실 분의 이름을 그대로 적어 주십시오.';
          throw new AppError('INVALID_INPUT', { message, fields: [{ field: 'name', message }] });
        }
        return erase(tx, whose, ground);
      }),

    /** Somebody whom staff practised on: nobody agreed to anything, so no proof of that stays. */
    async eraseSample(tx: Tx, id: string): Promise<void> {
      const { whose } = await find(tx, id);
      await ownRecordsRepository.dropConsents(tx, id);
      await erase(tx, whose, 'mistake');
    },
  };
}

export type Rights = ReturnType<typeof createRights>;
