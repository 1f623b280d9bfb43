import type { CaseTexts } from '@kidney/contract/clients/applications/unfinished.schema.ts';
import type { Tx } from '../../../platform/database.ts';
import type { Vault } from '../../../platform/sealed-text/vault.ts';
import { contactForm, tell, type Told, type Whose } from '../../people/index.ts';
import type { FormContext } from '../forms/form.ts';
import { forms } from '../forms/forms.ts';
import { sealedUnfinished, type UnfinishedRow } from '../unfinished/unfinished.repository.ts';
import type { WrittenCall } from '../unfinished/unfinished.service.ts';
import { answersInWords, contactsIn } from './answer-labels.ts';
import { applicationRecordsRepository } from './application-records.repository.ts';
import { unfinishedTable } from './application-tables.ts';

const batch = 200;
const formWords: Record<keyof CaseTexts, string> = { note: '메모', contact: '연락', message: '문자' };

/** What officers have begun to write of somebody and not finished. */
export function createUnfinishedRecords(vault: Vault) {
  const open = (row: UnfinishedRow): unknown =>
    JSON.parse(vault.open(sealedUnfinished, row.id, 'content', row.content));

  /** A call has no person yet: it is theirs where it names a number or an address of theirs. */
  async function callsOf(tx: Tx, contacts: Whose['contacts']): Promise<UnfinishedRow[]> {
    const isTheirs = (row: UnfinishedRow) =>
      contactsIn((open(row) as WrittenCall).answers).some((contact) => contacts.has(contactForm(contact)));
    const found: UnfinishedRow[] = [];
    for (let after: string | undefined; ;) {
      const rows = await applicationRecordsRepository.unfinishedCallsAfter(tx, after, batch);
      found.push(...rows.filter(isTheirs));
      after = rows.at(-1)?.id;
      if (rows.length < batch) return found;
    }
  }

  const textsOf = (tx: Tx, { id }: Whose) => applicationRecordsRepository.unfinishedTextsOf(tx, id);

  function inWords(row: UnfinishedRow, around: FormContext) {
    if (row.kind !== null) {
      const { answers } = open(row) as WrittenCall;
      return { ...row, kind: forms[row.kind].title, content: answersInWords(row.kind, answers, around) };
    }
    const texts = Object.entries(open(row) as CaseTexts).filter(([, words]) => words !== '');
    return { ...row, content: texts.map(([form, words]) => ({ label: formWords[form as keyof CaseTexts], words })) };
  }

  return {
    async export(tx: Tx, whose: Whose, around: FormContext): Promise<Told[]> {
      const rows = [...(await callsOf(tx, whose.own)), ...(await textsOf(tx, whose))];
      return tell(
        unfinishedTable,
        rows.map((row) => inWords(row, around)),
      );
    },

    async erase(tx: Tx, whose: Whose): Promise<number> {
      const rows = [...(await callsOf(tx, whose.contacts)), ...(await textsOf(tx, whose))];
      return applicationRecordsRepository.eraseUnfinished(
        tx,
        rows.map(({ id }) => id),
      );
    },
  };
}
