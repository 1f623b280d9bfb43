import type { Tx } from '../../platform/database.ts';
import type { SealedText } from '../../platform/sealed-text/sealed-text.ts';
import { identityOf } from '../settings/index.ts';
import { readRecipient } from './message-queue.ts';
import { writeMessage } from './message-text.ts';
import { messagesRepository } from './messages.repository.ts';
import { sealMessage } from './sealed-message.ts';
import { sendManyLater } from './sending/send-job.ts';
import type { Sender } from './templates.ts';

/** One of the texts that go to many. */
export interface GroupText {
  id: string;
  to: string;
  text: string;
}

/** Nobody hears of it before `at`, nor after `until`. */
export interface GroupHours {
  at: Date | undefined;
  until: Date;
}

interface Deps {
  sealed: SealedText;
  publicOrigin: string;
  /** Whether anything is set up that sends texts. */
  hasChannel: boolean;
}

/** Few enough for the parameters of one statement. */
const atOnce = 500;
const channel = 'sms';

/** Texts to many in the caller's transaction, a few hundred by a statement. */
export function createGroupQueue({ sealed, publicOrigin, hasChannel }: Deps) {
  async function senderOf(tx: Tx): Promise<Sender> {
    const { name, phone } = await identityOf(tx);
    return { name, phone, origin: publicOrigin };
  }

  return {
    hasChannel,

    /** How any text of these leaves. */
    async writer(tx: Tx): Promise<(text: string) => string> {
      const sender = await senderOf(tx);
      return (text) => writeMessage('group', channel, { text, until: new Date(0) }, sender).text;
    },

    /** Those that did not go before keep their ids, so that whoever sends them is asked first whether they did. */
    async queue(tx: Tx, texts: readonly GroupText[], { at, until }: GroupHours): Promise<void> {
      const sender = await senderOf(tx);
      for (let from = 0; from < texts.length; from += atOnce) {
        const rows = texts.slice(from, from + atOnce).map(({ id, to, text }) => {
          const words = writeMessage('group', channel, { text, until }, sender);
          const lies = sealMessage(sealed, id, { to: readRecipient[channel](to), words });
          return { id, template: 'group' as const, channel, until, ...lies } as const;
        });
        await messagesRepository.insertOrRenew(tx, rows);
      }
      await sendManyLater(
        tx,
        texts.map(({ id }) => id),
        at,
      );
    },
  };
}

export type GroupQueue = ReturnType<typeof createGroupQueue>;
