import type { SQL } from '../../../platform/drizzle.ts';
import { draftKeptDays } from '@kidney/contract/clients/application-names.paths.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database.ts';
import { seoulDate } from '../../../platform/seoul-time.ts';
import type { Vault } from '../../../platform/sealed-text/vault.ts';
import { consentText } from '../consents/consent-texts.ts';
import type { ConsentRow } from '../consents/consents.repository.ts';
import { sealedPersons, type PersonRow } from '../persons.repository.ts';
import { ownRecordsRepository, type ConsentProofRow } from './own-records.repository.ts';
import {
  blindIndex,
  officeOnly,
  ownKey,
  type PersonalRecords,
  type PersonalTable,
  type RetentionRule,
} from './personal-records.ts';
import { tell } from './tell.ts';

const personTable: PersonalTable<PersonRow> = {
  table: 'persons',
  title: '인적 사항',
  columns: {
    id: ownKey,
    name: '이름',
    phone: '전화번호',
    email: '이메일',
    address: '주소',
    birthDate: '생년월일',
    guardianName: '보호자 이름',
    guardianPhone: '보호자 전화번호',
    nameIndex: blindIndex,
    initialsIndex: blindIndex,
    phoneIndex: blindIndex,
    phoneEndIndex: blindIndex,
    guardianPhoneIndex: blindIndex,
    guardianPhoneEndIndex: blindIndex,
    version: officeOnly,
    createdAt: '처음 적은 때',
    updatedAt: '마지막으로 고친 때',
  },
  kept: 'people',
};

const consentTable: PersonalTable<ConsentRow> = {
  table: 'consents',
  title: '동의',
  columns: {
    id: ownKey,
    personId: ownKey,
    textId: '동의한 글',
    giver: '동의한 분',
    way: '동의한 방법',
    givenAt: '동의한 때',
    takenBy: officeOnly,
    withdrawnAt: '거둔 때',
    withdrawnWay: '거둔 방법',
    withdrawnBy: officeOnly,
  },
  kept: 'people',
};

/** Nothing here is anybody's any more who can be found: there is no person to tell it. */
const consentProofTable: PersonalTable<ConsentProofRow> = {
  table: 'consent_proofs',
  title: '동의의 증거',
  columns: {
    id: ownKey,
    nameIndex: blindIndex,
    phoneIndex: blindIndex,
    textId: { why: 'of somebody who is known no more' },
    giver: { why: 'of somebody who is known no more' },
    way: { why: 'of somebody who is known no more' },
    givenAt: { why: 'of somebody who is known no more' },
    withdrawnAt: { why: 'of somebody who is known no more' },
    endedOn: { why: 'of somebody who is known no more' },
  },
  kept: 'consent-proofs',
};

const giverWords = { self: '본인', guardian: '법정대리인', family: '가족이나 도와주는 분' } as const;
const wayWords = { web: '누리집', phone: '전화', paper: '종이' } as const;
const day = 86_400_000;

const words = (id: string) => {
  const { title, purpose, items, period } = consentText(id);
  return `${title} (${id}) 목적: ${purpose} 항목: ${items} 기간: ${period}`;
};

interface Deps {
  clock: Clock;
  vault: Vault;
  /** Whether another feature still needs this person. */
  isNeeded: (personId: SQL) => SQL;
}

/** What the people themselves and their consents come to. Last of all: everything else is about somebody who is there. */
export function createOwnRecords({ clock, vault, isNeeded }: Deps): PersonalRecords {
  const today = () => seoulDate(clock.now());
  const needed = () => isNeeded(ownRecordsRepository.idOf);
  /** Who was typed in a moment ago may be needed in the next. */
  const settledBefore = () => new Date(clock.now().getTime() - draftKeptDays * day);

  function open(row: PersonRow) {
    const text = (column: keyof typeof sealedPersons.columns) => vault.open(sealedPersons, row.id, column, row[column]);
    return {
      ...row,
      name: text('name'),
      phone: text('phone'),
      email: text('email'),
      address: text('address'),
      birthDate: text('birthDate'),
      guardianName: text('guardianName'),
      guardianPhone: text('guardianPhone'),
    };
  }

  const people: RetentionRule = {
    class: 'people',
    count: (db) => ownRecordsRepository.countForgotten(db, settledBefore(), needed()),
    async remove(tx, _end, most) {
      const ids = await ownRecordsRepository.forgotten(tx, settledBefore(), needed(), most);
      return ids.length === 0 ? 0 : (await ownRecordsRepository.remove(tx, ids, today())).persons;
    },
  };
  const proofs: RetentionRule = {
    class: 'consent-proofs',
    count: (db, end) => ownRecordsRepository.countProofs(db, end.day),
    remove: (tx, end, most) => ownRecordsRepository.removeProofs(tx, end.day, most),
  };

  return {
    tables: [personTable, consentTable, consentProofTable],
    retention: [people, proofs],

    async contacts(tx: Tx, personId: string) {
      const row = await ownRecordsRepository.lock(tx, personId);
      if (!row) return [];
      const { phone, email, guardianPhone } = open(row);
      return [phone, email, guardianPhone].flatMap((each) => each ?? []);
    },

    async export(tx, { id }) {
      const row = await ownRecordsRepository.lock(tx, id);
      if (!row) return [];
      const given = await ownRecordsRepository.consentsOf(tx, id);
      const opened = given.map((each) => ({
        ...each,
        textId: words(each.textId),
        giver: giverWords[each.giver],
        way: wayWords[each.way],
        withdrawnWay: each.withdrawnWay && wayWords[each.withdrawnWay],
      }));
      return [...tell(personTable, [open(row)]), ...tell(consentTable, opened)];
    },

    erase: async (tx, { id }) => ownRecordsRepository.remove(tx, [id], today()),
  };
}
