import type { Message } from '@kidney/contract/office/notifications/notifications.schema.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { SealedText } from '../../platform/sealed-text/sealed-text.ts';
import { readRecipient } from './message-queue.ts';
import { messagesRepository, type MessageRow } from './messages.repository.ts';
import { mayCopy, mayRetry, presentMessage } from './notifications.presenter.ts';
import { sealRecipient } from './sealed-message.ts';
import { sendLater, sendNoMore } from './sending/send-job.ts';

const notFound = () => new AppError('NOT_FOUND', { message: '찾으시는 메시지가 없습니다.' });
const changedMeanwhile = () =>
  new AppError('CONFLICT', { message: '그사이 메시지가 보내졌거나 치워졌습니다. 목록을 다시 확인해 주십시오.' });

/** What is done about messages that did not go out, in the transaction of whoever does it. Who does it writes it down. */
export function createMessageMender({ sealed, clock }: { sealed: SealedText; clock: Clock }) {
  /** Does something to a message that nobody else touches meanwhile. */
  async function settle(
    tx: Tx,
    id: string,
    isAllowed: (row: MessageRow) => boolean,
    work: (row: MessageRow) => Promise<MessageRow | undefined>,
  ): Promise<MessageRow> {
    const row = await messagesRepository.lock(tx, id);
    if (!row) throw notFound();
    if (!isAllowed(row)) throw changedMeanwhile();
    const changed = await work(row);
    if (!changed) throw notFound();
    return changed;
  }

  return {
    settle,

    /** Of each that is still known, how it stands. */
    async states(db: Db | Tx, ids: readonly string[]): Promise<ReadonlyMap<string, Message>> {
      const rows = await messagesRepository.findAll(db, ids);
      return new Map(rows.map((row) => [row.id, presentMessage(sealed, row, clock.now())]));
    },

    /** Those that wait for somebody of the office, the newest first. */
    unsent: (db: Db | Tx, most: number) => messagesRepository.unsent(db, most),

    /** Once more, and to another number or address where one is given. */
    retry: (tx: Tx, id: string, to?: string) =>
      settle(
        tx,
        id,
        (row) => mayRetry(row, clock.now()),
        async ({ channel }) => {
          await sendLater(tx, id);
          const recipient = to === undefined ? {} : sealRecipient(sealed, id, readRecipient[channel](to));
          return messagesRepository.change(tx, id, { state: 'waiting', problem: null, ...recipient });
        },
      ),

    /** Somebody has been told otherwise. */
    markCopied: (tx: Tx, id: string) =>
      settle(tx, id, mayCopy, async () => {
        await sendNoMore(tx, id);
        return messagesRepository.change(tx, id, { state: 'copied', problem: null });
      }),
  };
}

export type MessageMender = ReturnType<typeof createMessageMender>;
