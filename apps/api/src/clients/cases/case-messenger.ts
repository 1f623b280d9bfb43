import type { Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { OutgoingMessage } from '../../office/notifications/index.ts';
import type { CaseWriter } from './case-writer.ts';
import type { CasesDeps } from './cases.deps.ts';
import type { CaseRow } from './cases.repository.ts';
import type { CaseOpener } from './open-case.ts';

type Told = 'office' | 'application-moved';
type Words = Omit<Extract<OutgoingMessage, { template: Told }>, 'channel' | 'to'>;

/** Messages to whoever applied. Who did not agree to be told so is called instead. */
export function createCaseMessenger({ queueMessage, links }: CasesDeps, opener: CaseOpener, writer: CaseWriter) {
  async function requireAgreed(tx: Tx, row: CaseRow): Promise<void> {
    if (await opener.mayMessage(tx, row)) return;
    const message = '문자 안내에 동의하지 않으신 분입니다. 전화로 알려 드려 주십시오.';
    throw new AppError('CONFLICT', { message });
  }

  async function send(tx: Tx, row: CaseRow, words: Words): Promise<string> {
    await requireAgreed(tx, row);
    return queueMessage(tx, { ...words, channel: 'sms', to: await opener.messagePhoneOf(tx, row) } as OutgoingMessage);
  }

  return {
    requireAgreed,

    async send(tx: Tx, row: CaseRow, text: string, by: number): Promise<void> {
      const messageId = await send(tx, row, { template: 'office', data: { subject: '신청 안내', text } });
      await writer.addEvent(tx, row.id, by, { type: 'message', messageId }, text);
    },

    /** The link opens the case to whoever has it: it stands in the message and nowhere else. */
    async tellStep(tx: Tx, row: CaseRow, words: string, by: number): Promise<void> {
      const path = links.pathTo(row.id);
      const messageId = await send(tx, row, { template: 'application-moved', data: { words, path } });
      await writer.addEvent(tx, row.id, by, { type: 'message', messageId }, words);
    },
  };
}

export type CaseMessenger = ReturnType<typeof createCaseMessenger>;
