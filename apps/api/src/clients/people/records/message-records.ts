import type { MessageTemplate } from '@kidney/contract/office/notifications/message-names.paths.ts';
import {
  dropMessage,
  messageRecordsRepository,
  openMessage,
  sendNoMore,
  type MessageRow,
  type OpenedMessage,
} from '../../../office/notifications/index.ts';
import type { Tx } from '../../../platform/database.ts';
import type { SealedText } from '../../../platform/sealed-text/sealed-text.ts';
import { contactForm } from './contact.ts';
import { officeOnly, ownKey, type PersonalRecords, type PersonalTable, type Whose } from './personal-records.ts';
import { tell } from './tell.ts';

/** To staff, about their accounts; some hold a secret. */
const ofAccounts: readonly MessageTemplate[] = [
  'invitation',
  'email-proof',
  'already-registered',
  'forgotten-password',
  'device-link',
  'messages-alarm',
  'account-approved',
  'account-refused',
  'account-deactivated',
  'email-changed',
  'disaster-switched',
];

const messageTable: PersonalTable<MessageRow> = {
  table: 'messages',
  title: '보낸 메시지',
  columns: {
    id: ownKey,
    template: officeOnly,
    channel: '보낸 방법',
    state: '어떻게 되었는지',
    recipient: '받는 곳',
    content: '내용',
    attempts: officeOnly,
    problem: officeOnly,
    providerId: officeOnly,
    until: officeOnly,
    createdAt: '쓴 때',
    attemptedAt: officeOnly,
    settledAt: '보낸 때',
  },
  kept: 'messages',
};

const channelWords = { mail: '이메일', sms: '문자', alimtalk: '알림톡' } as const;
const stateWords = {
  waiting: '보내려고 기다림',
  sending: '보내는 중',
  sent: '보냄',
  failed: '보내지 못함',
  held: '직접 전해야 함',
  copied: '직접 전함',
} as const;

const batch = 200;

const isDelivered = ({ state }: MessageRow) => state === 'sent' || state === 'copied';

interface Theirs {
  row: MessageRow;
  opened: OpenedMessage;
}

/** Messages know no person, only where they went: they are of whoever is reached there. */
export function createMessageRecords({ sealed }: { sealed: SealedText }): PersonalRecords {
  /** One that cannot be opened, as after a lost master key, tells nobody anything. */
  function readable(row: MessageRow): OpenedMessage | undefined {
    try {
      return openMessage(sealed, row);
    } catch {
      return undefined;
    }
  }

  async function sentTo(tx: Tx, contacts: Whose['contacts']): Promise<Theirs[]> {
    const found: Theirs[] = [];
    for (let after: string | undefined; ;) {
      const rows = await messageRecordsRepository.readableAfter(tx, after, ofAccounts, batch);
      for (const row of rows) {
        const opened = readable(row);
        if (opened && contacts.has(contactForm(opened.to))) found.push({ row, opened });
      }
      after = rows.at(-1)?.id;
      if (rows.length < batch) return found;
    }
  }

  return {
    tables: [messageTable],

    async export(tx, whose) {
      const theirs = (await sentTo(tx, whose.own)).map(({ row, opened: { to, words } }) => ({
        ...row,
        channel: channelWords[row.channel],
        state: stateWords[row.state],
        recipient: to,
        content: [words.subject, words.text].filter(Boolean).join('\n'),
      }));
      return tell(messageTable, theirs);
    },

    async sendNoMore(tx, whose) {
      const unsent = (await sentTo(tx, whose.contacts)).filter(({ row }) => !isDelivered(row));
      for (const { row } of unsent) {
        await sendNoMore(tx, row.id);
        await dropMessage(tx, row.id);
      }
    },

    async erase(tx, whose) {
      const ids = (await sentTo(tx, whose.contacts)).map(({ row }) => row.id);
      for (const id of ids) await sendNoMore(tx, id);
      return { messages: await messageRecordsRepository.erase(tx, ids) };
    },
  };
}
