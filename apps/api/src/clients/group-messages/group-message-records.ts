import type { LeftOutReason } from '@kidney/contract/clients/group-messages/group-message-names.paths.ts';
import { dropMessages, messageRecordsRepository, sendManyNoMore } from '../../office/notifications/index.ts';
import type { Vault } from '../../platform/sealed-text/vault.ts';
import { officeOnly, ownKey, tell, type PersonalRecords, type PersonalTable } from '../people/index.ts';
import { groupMessageRecordsRepository } from './group-message-records.repository.ts';
import { openContent } from './group-messages.presenter.ts';
import type { GroupMessageRow, GroupRecipientRow } from './group-messages.repository.ts';

const messageTable: PersonalTable<GroupMessageRow> = {
  table: 'group_messages',
  title: '여럿에게 보낸 안내',
  columns: {
    id: ownKey,
    sourceKey: ownKey,
    content: '글',
    madeAt: '보내기로 한 때',
    madeBy: officeOnly,
    sendAt: '보낸 때',
    until: officeOnly,
  },
  kept: 'group-messages',
};

const recipientTable: PersonalTable<GroupRecipientRow> = {
  table: 'group_recipients',
  title: '여럿에게 보낸 안내를 받으실 분',
  columns: {
    groupId: ownKey,
    personId: ownKey,
    messageId: ownKey,
    reason: '문자를 보내지 않은 까닭',
    calledAt: '전화드린 때',
    calledBy: officeOnly,
  },
  kept: 'group-messages',
};

const reasonWords: Record<LeftOutReason, string> = {
  'no-consent': '문자 안내에 동의하지 않으심',
  'taken-back': '문자 안내 동의를 거두심',
  'no-mobile': '문자를 받는 번호가 없음',
  'no-channel': '문자를 보낼 길이 없었음',
};

/** That somebody was among those whom one message was for. Texts that wait are known by their ids, whatever number they go to. */
export function createGroupMessageRecords({ vault }: { vault: Vault }): PersonalRecords {
  return {
    tables: [messageTable, recipientTable],

    async export(tx, { id }) {
      const rows = await groupMessageRecordsRepository.of(tx, id);
      const written = rows.map(({ message }) => ({ ...message, content: openContent(vault, message).text }));
      const theirs = rows.map(({ recipient }) => ({
        ...recipient,
        reason: recipient.reason && reasonWords[recipient.reason],
      }));
      return [...tell(messageTable, written), ...tell(recipientTable, theirs)];
    },

    async sendNoMore(tx, { id }) {
      const rows = await groupMessageRecordsRepository.unreached(tx, id);
      const texts = rows.flatMap(({ messageId }) => messageId ?? []);
      await sendManyNoMore(tx, texts);
      await dropMessages(tx, texts);
      await groupMessageRecordsRepository.leaveOut(
        tx,
        id,
        rows.map(({ groupId }) => groupId),
      );
    },

    async erase(tx, { id }) {
      const texts = await groupMessageRecordsRepository.textsOf(tx, id);
      await sendManyNoMore(tx, texts);
      await messageRecordsRepository.erase(tx, texts);
      return groupMessageRecordsRepository.erase(tx, id);
    },
  };
}
