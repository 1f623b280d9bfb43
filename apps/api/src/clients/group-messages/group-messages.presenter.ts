import { leftOutReasons } from '@kidney/contract/clients/group-messages/group-message-names.paths.ts';
import type { GroupFilter, GroupMessage } from '@kidney/contract/clients/group-messages/group-messages.schema.ts';
import type { Tx } from '../../platform/database.ts';
import type { Vault } from '../../platform/sealed-text/vault.ts';
import type { GroupMessagesDeps } from './group-messages.deps.ts';
import { groupMessagesRepository, sealedGroupMessages, type GroupMessageRow } from './group-messages.repository.ts';

/** What lies sealed as one text. */
export interface GroupContent {
  filter: GroupFilter;
  text: string;
}

export const openContent = (vault: Vault, { id, content }: Pick<GroupMessageRow, 'id' | 'content'>): GroupContent =>
  JSON.parse(vault.open(sealedGroupMessages, id, 'content', content)) as GroupContent;

const none = { sent: 0, waiting: 0, failed: 0, late: 0, toCall: 0, called: 0 };

/** Messages as the office sees them, with what came of each. */
export function createPresenter({ vault, names }: Pick<GroupMessagesDeps, 'vault' | 'names'>) {
  async function present(tx: Tx, rows: readonly GroupMessageRow[]): Promise<GroupMessage[]> {
    const staff = await names(tx, [...new Set(rows.map(({ madeBy }) => madeBy))]);
    const counts = await groupMessagesRepository.counts(
      tx,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => {
      const { filter, text } = openContent(vault, row);
      const count = counts.get(row.id);
      const { sent, waiting, failed, late, toCall, called } = count ?? none;
      const leftOut = Object.fromEntries(leftOutReasons.map((reason) => [reason, count?.[reason] ?? 0]));
      return {
        id: row.id,
        filter,
        text,
        madeAt: row.madeAt.toISOString(),
        by: staff.get(row.madeBy) ?? null,
        sendAt: row.sendAt.toISOString(),
        until: row.until.toISOString(),
        counts: { sent, waiting, failed, late, toCall, called, leftOut: leftOut as GroupMessage['counts']['leftOut'] },
      };
    });
  }

  return {
    present,
    async one(tx: Tx, row: GroupMessageRow): Promise<GroupMessage> {
      const [shown] = await present(tx, [row]);
      if (!shown) throw new Error('a message that is there was not shown');
      return shown;
    },
  };
}
