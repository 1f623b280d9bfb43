import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import { answerTo } from '../forms/index.ts';
import type { CaseMessenger } from './case-messenger.ts';
import { subjectOf } from '../applications/index.ts';
import type { CaseWriter } from './case-writer.ts';
import type { CasesDeps } from './cases.deps.ts';
import { casesRepository, type CaseRow } from './cases.repository.ts';
import type { CaseOpener } from './open-case.ts';

const noSuchMessage = () => new AppError('NOT_FOUND', { message: '이 신청에 그런 문자가 없습니다.' });
const told = '가지 않은 문자의 내용을 전화로 알려 드렸습니다.';

/** What an officer does about a message of a case that did not go out. */
export function createMessageMending(
  { auditLog, messages }: CasesDeps,
  opener: CaseOpener,
  writer: CaseWriter,
  messenger: CaseMessenger,
) {
  const mend = (id: string, messageId: string, work: (tx: Tx, row: CaseRow) => Promise<void>): Promise<Case> =>
    writer.change(id, undefined, async (tx, row) => {
      if (!(await casesRepository.hasMessage(tx, id, messageId))) throw noSuchMessage();
      await work(tx, row);
    });

  /** Where it would go today: a wrong number is corrected in the answers, so that the next one goes right too. */
  async function recipientNow(tx: Tx, row: CaseRow, messageId: string): Promise<string> {
    const channel = (await messages.states(tx, [messageId])).get(messageId)?.channel;
    if (channel === 'mail') return answerTo(opener.answersOf(row), 'email');
    await messenger.requireAgreed(tx, row);
    return opener.messagePhoneOf(tx, row);
  }

  return {
    retryMessage: (id: string, messageId: string): Promise<Case> =>
      mend(id, messageId, async (tx, row) => {
        auditLog.record(tx, 'sent-again', subjectOf(id), { details: { message: messageId } });
        await messages.retry(tx, messageId, await recipientNow(tx, row, messageId));
      }),

    tellMessage: (id: string, messageId: string, by: number): Promise<Case> =>
      mend(id, messageId, async (tx) => {
        await messages.markCopied(tx, messageId);
        auditLog.record(tx, 'contacted', subjectOf(id), { details: { message: messageId } });
        await writer.addEvent(tx, id, by, { type: 'contact', contactWay: 'call-out', contactResult: 'reached' }, told);
      }),
  };
}
