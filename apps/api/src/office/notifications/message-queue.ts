import { randomUUID } from 'node:crypto';
import type { MessageChannel, MessageTemplate } from '@kidney/contract/office/notifications/message-names.paths.ts';
import { phoneDigits } from '@kidney/contract/shared/phone.ts';
import type { Tx } from '../../platform/database.ts';
import type { SealedText } from '../../platform/sealed-text/sealed-text.ts';
import { identityOf } from '../settings/index.ts';
import { writeMessage } from './message-text.ts';
import { messagesRepository } from './messages.repository.ts';
import { sealMessage } from './sealed-message.ts';
import { sendLater } from './sending/send-job.ts';
import type { DataOf } from './templates.ts';

/** What somebody is to be told. `to` is a mail address or a telephone number, as the channel asks for. */
export type OutgoingMessage = {
  [Name in MessageTemplate]: { template: Name; channel: MessageChannel; to: string; data: DataOf<Name> };
}[MessageTemplate];

/**
 * Queues it in the caller's transaction: it goes out when, and only when, that commits. Returns the message's id. One that `rests`
 * waits for the office, who reads it and sends it or puts it away;
 * one of many goes after all that go alone.
 */
export type QueueMessage = (
  tx: Tx,
  message: OutgoingMessage,
  how?: { rests?: boolean; isOfMany?: boolean },
) => Promise<string>;

/** As it is kept: nothing of how it was typed. */
export const readRecipient: Record<MessageChannel, (to: string) => string> = {
  mail: (to) => to.trim(),
  sms: phoneDigits,
  alimtalk: phoneDigits,
};

export function createMessageQueue(deps: { sealed: SealedText; publicOrigin: string }): QueueMessage {
  return async (tx, { template, channel, to, data }, { rests = false, isOfMany = false } = {}) => {
    const id = randomUUID();
    const { name, phone } = await identityOf(tx);
    const words = writeMessage(template, channel, data, { name, phone, origin: deps.publicOrigin });
    const sealed = sealMessage(deps.sealed, id, { to: readRecipient[channel](to), words });
    await messagesRepository.insert(tx, {
      id,
      template,
      channel,
      ...sealed,
      until: 'until' in data ? data.until : null,
      ...(rests && { state: 'held', problem: 'too-many' }),
    });
    if (!rests) await sendLater(tx, id, isOfMany);
    return id;
  };
}
