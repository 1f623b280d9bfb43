import type { MessageChannel } from '@kidney/contract/office/notifications/message-names.paths.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database.ts';
import type { JobCall } from '../../../platform/jobs/jobs.ts';
import type { SealedText } from '../../../platform/sealed-text/sealed-text.ts';
import { DeliveryProblem, type Channel, type Delivery } from '../channels/channel.ts';
import { messagesRepository } from '../messages.repository.ts';
import { openMessage } from '../sealed-message.ts';
import type { SendPayload } from './send-job.ts';

export interface SendingDeps {
  database: Database;
  sealed: SealedText;
  clock: Clock;
  /** Those that are configured. */
  channels: Partial<Record<MessageChannel, Channel>>;
}

/** Sends a message. The attempt is written down before it is made, so that a repeat is known to be one. */
export function createSending({ database, sealed, clock, channels }: SendingDeps) {
  const db = database.jobs;

  async function begin(id: string): Promise<{ channel: Channel; delivery: Delivery } | undefined> {
    return db.transaction(async (tx) => {
      const row = await messagesRepository.lock(tx, id);
      if (row?.state !== 'waiting' && row?.state !== 'sending') return undefined;
      const opened = openMessage(sealed, row);
      const channel = channels[row.channel];
      if (row.until && row.until < clock.now()) {
        await messagesRepository.change(tx, id, { state: 'failed', problem: 'too-late' });
      } else if (!channel) {
        await messagesRepository.change(tx, id, { state: 'held', problem: 'no-channel' });
      } else if (opened) {
        await messagesRepository.beginAttempt(tx, id);
        const { template, attempts } = row;
        return { channel, delivery: { ...opened, id, template, isRepeat: attempts > 0 } };
      }
      return undefined;
    });
  }

  return async function send(payload: unknown, { isLastTry }: JobCall): Promise<void> {
    const { id } = payload as SendPayload;
    const begun = await begin(id);
    if (!begun) return;
    try {
      const providerId = await begun.channel.send(begun.delivery);
      await messagesRepository.endAttempt(db, id, { state: 'sent', problem: null, providerId });
    } catch (error) {
      if (!(error instanceof DeliveryProblem)) throw error;
      const isGivenUp = error.isFinal || isLastTry;
      await messagesRepository.endAttempt(db, id, { state: isGivenUp ? 'failed' : 'waiting', problem: error.problem });
      if (!error.isFinal) throw error;
    }
  };
}
