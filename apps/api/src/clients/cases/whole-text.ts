import { applicationForms } from '@kidney/contract/clients/application-names.paths.ts';
import type { WholeTextWay } from '@kidney/contract/clients/people/consent-names.paths.ts';
import { isMobile } from '@kidney/contract/shared/phone.ts';
import type { Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { phoneEnd } from '../../platform/sealed-text/blind-index.ts';
import { addDays, seoulDate } from '../../platform/seoul-time.ts';
import type { ApplicationRow } from '../applications/index.ts';
import type { CaseWriter } from './case-writer.ts';
import type { CasesDeps } from './cases.deps.ts';
import type { CaseOpener } from './open-case.ts';

const notByMessage = () => {
  const message = '문자를 받으실 수 없거나 문자 안내에 동의하지 않으신 분입니다. 우편으로 보내 드려 주십시오.';
  return new AppError('INVALID_INPUT', { message, fields: [{ field: 'wholeText', message }] });
};

/** The whole text of what was heard in short words follows: by a message that leads to it, or as a letter that somebody posts and ticks. */
export function createWholeText(
  { clock, queueMessage, leaveToDo }: Pick<CasesDeps, 'clock' | 'queueMessage' | 'leaveToDo'>,
  opener: CaseOpener,
  writer: CaseWriter,
) {
  return async (tx: Tx, row: ApplicationRow, way: WholeTextWay, by: number): Promise<void> => {
    const to = await opener.messagePhoneOf(tx, row);
    if (way === 'message') {
      if (!isMobile(to) || !(await opener.mayMessage(tx, row))) throw notByMessage();
      const { title: form, path } = applicationForms[row.kind];
      const messageId = await queueMessage(tx, { template: 'consent-texts', channel: 'sms', to, data: { form, path } });
      await writer.addEvent(tx, row.id, by, { type: 'message', messageId }, '동의서 전문을 문자로 보냈습니다.');
      return;
    }
    const { name } = await opener.personOf(tx, row);
    const about = '동의서 전문을 우편으로 보내 드립니다. 보내신 뒤에 ‘전화했습니다’를 눌러 주십시오.';
    const dueOn = addDays(seoulDate(clock.now()), 1);
    await leaveToDo(tx, { caseId: row.id, who: name, phoneEnd: phoneEnd(to), about, dueOn }, by);
    await writer.addEvent(tx, row.id, by, { type: 'note' }, '동의서 전문을 우편으로 보내 드리기로 했습니다.');
  };
}
