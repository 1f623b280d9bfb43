import type {
  CreateMessage,
  Message,
  MessageList,
  MessageWords,
} from '@kidney/contract/office/notifications/notifications.schema.ts';
import { messageKeptDays, type MessageShelf } from '@kidney/contract/office/notifications/message-names.paths.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/database.ts';
import { AppError } from '../../platform/errors.ts';
import type { Act } from '@kidney/contract/office/audit-log/acts.paths.ts';
import type { SealedText } from '../../platform/sealed-text/sealed-text.ts';
import type { AuditLog } from '../audit-log/index.ts';
import type { QueueMessage } from './message-queue.ts';
import { messagesRepository, type MessageRow } from './messages.repository.ts';
import type { MessageMender } from './mend-message.ts';
import { isOpen, mayCopy, presentMessage } from './notifications.presenter.ts';
import { openMessage } from './sealed-message.ts';
import { sendNoMore } from './sending/send-job.ts';

interface MessagesDeps {
  database: Database;
  sealed: SealedText;
  clock: Clock;
  queueMessage: QueueMessage;
  auditLog: AuditLog;
  mender: MessageMender;
  /** What the operator has set up. */
  channels: MessageList['channels'];
}

const listedAtOnce = 50;
const day = 86_400_000;
/** That there was a message is known for so long. */
const rememberedDays = 365;

const notFound = () => new AppError('NOT_FOUND', { message: '찾으시는 메시지가 없습니다.' });

export function createMessagesService(deps: MessagesDeps) {
  const { database, sealed, clock, queueMessage, auditLog, mender, channels } = deps;
  const present = (row: MessageRow) => presentMessage(sealed, row, clock.now());

  const settle = (id: string, act: Act, work: (tx: Tx) => Promise<MessageRow>): Promise<Message> =>
    database.write.transaction(async (tx) => {
      const changed = await work(tx);
      auditLog.record(tx, act, { kind: 'message', id });
      return present(changed);
    });

  return {
    async list(shelf: MessageShelf, before: string | undefined): Promise<MessageList> {
      const rows = await messagesRepository.list(database.read, shelf, before, listedAtOnce + 1);
      const shown = rows.slice(0, listedAtOnce);
      return {
        messages: shown.map(present),
        older: rows.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
        counts: await messagesRepository.count(database.read),
        channels,
      };
    },

    /** How many could not be sent, or have to be handed over. */
    countAttention: (most: number) => messagesRepository.countAttention(database.read, most),

    async create({ channel, to, subject, text }: CreateMessage): Promise<Message> {
      return database.write.transaction(async (tx) => {
        const id = await queueMessage(tx, { template: 'office', channel, to, data: { subject, text } });
        const row = await messagesRepository.find(tx, id);
        if (!row) throw notFound();
        auditLog.record(tx, 'queued', { kind: 'message', id });
        return present(row);
      });
    },

    async words(id: string): Promise<MessageWords> {
      return database.write.transaction(async (tx) => {
        const row = await messagesRepository.find(tx, id);
        if (!row) throw notFound();
        const opened = mayCopy(row) ? openMessage(sealed, row) : undefined;
        if (!opened) throw new AppError('NOT_PERMITTED', { message: '이 메시지는 받는 분만 볼 수 있습니다.' });
        auditLog.record(tx, 'read', { kind: 'message', id });
        return { to: opened.to, subject: opened.words.subject, text: opened.words.text };
      });
    },

    retry: (id: string) => settle(id, 'sent-again', (tx) => mender.retry(tx, id)),

    markCopied: (id: string) => settle(id, 'copied', (tx) => mender.markCopied(tx, id)),

    async dismiss(id: string): Promise<void> {
      await settle(id, 'removed', (tx) =>
        mender.settle(tx, id, isOpen, async () => {
          await sendNoMore(tx, id);
          return messagesRepository.drop(tx, id);
        }),
      );
    },

    /** Forgets people some time after they were told, and says so where nobody will try any more. */
    async housekeep(): Promise<void> {
      const before = (days: number) => new Date(clock.now().getTime() - days * day);
      await messagesRepository.giveUpStranded(database.jobs);
      await messagesRepository.giveUpHeldBefore(database.jobs, before(messageKeptDays));
      await messagesRepository.dropSettledBefore(database.jobs, before(messageKeptDays));
      await messagesRepository.forgetSettledBefore(database.jobs, before(rememberedDays));
    },
  };
}

export type MessagesService = ReturnType<typeof createMessagesService>;
