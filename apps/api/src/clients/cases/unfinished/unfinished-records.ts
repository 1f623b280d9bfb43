import type { CaseTexts } from '@kidney/contract/clients/cases/unfinished.schema.ts';
import type { Tx } from '../../../platform/database.ts';
import type { Vault } from '../../../platform/sealed-text/vault.ts';
import {
  contactForm,
  officeOnly,
  ownKey,
  tell,
  type PersonalRecords,
  type PersonalTable,
  type Whose,
} from '../../people/index.ts';
import { type FormContext, forms, answersInWords, contactsIn } from '../../forms/index.ts';
import { sealedUnfinished, unfinishedRepository, type UnfinishedRow } from './unfinished.repository.ts';
import type { WrittenCall } from './unfinished.service.ts';

const unfinishedTable: PersonalTable<UnfinishedRow> = {
  table: 'unfinished_work',
  title: '사무국에서 쓰다 둔 글',
  columns: {
    id: ownKey,
    accountId: officeOnly,
    kind: '무슨 신청',
    applicationId: ownKey,
    content: '적던 내용',
    savedAt: '마지막으로 적은 때',
  },
  kept: 'unfinished',
};

const batch = 200;
const formWords: Record<keyof CaseTexts, string> = { note: '메모', contact: '연락', message: '문자' };

interface Deps {
  vault: Vault;
  formContext(): Promise<FormContext>;
}

/** What officers have begun to write of somebody and not finished. */
export function createUnfinishedRecords({ vault, formContext }: Deps): PersonalRecords {
  const open = (row: UnfinishedRow): unknown =>
    JSON.parse(vault.open(sealedUnfinished, row.id, 'content', row.content));

  /** A call has no person yet: it is theirs where it names a number or an address of theirs. */
  async function callsOf(tx: Tx, contacts: Whose['contacts']): Promise<UnfinishedRow[]> {
    const isTheirs = (row: UnfinishedRow) =>
      contactsIn((open(row) as WrittenCall).answers).some((contact) => contacts.has(contactForm(contact)));
    const found: UnfinishedRow[] = [];
    for (let after: string | undefined; ;) {
      const rows = await unfinishedRepository.callsAfter(tx, after, batch);
      found.push(...rows.filter(isTheirs));
      after = rows.at(-1)?.id;
      if (rows.length < batch) return found;
    }
  }

  const textsOf = (tx: Tx, { id }: Whose) => unfinishedRepository.textsOf(tx, id);

  function inWords(row: UnfinishedRow, around: FormContext) {
    if (row.kind !== null) {
      const { answers } = open(row) as WrittenCall;
      return { ...row, kind: forms[row.kind].title, content: answersInWords(row.kind, answers, around) };
    }
    const texts = Object.entries(open(row) as CaseTexts).filter(([, words]) => words !== '');
    return { ...row, content: texts.map(([form, words]) => ({ label: formWords[form as keyof CaseTexts], words })) };
  }

  return {
    tables: [unfinishedTable],

    async export(tx, whose) {
      const around = await formContext();
      const rows = [...(await callsOf(tx, whose.own)), ...(await textsOf(tx, whose))];
      return tell(
        unfinishedTable,
        rows.map((row) => inWords(row, around)),
      );
    },

    async erase(tx, whose) {
      const rows = [...(await callsOf(tx, whose.contacts)), ...(await textsOf(tx, whose))];
      const ids = rows.map(({ id }) => id);
      return { unfinished_work: await unfinishedRepository.erase(tx, ids) };
    },
  };
}
