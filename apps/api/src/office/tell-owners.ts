import { nickNamesOf, ownersOf } from './accounts/index.ts';
import type { QueueMessage } from './notifications/index.ts';
import type { DisasterSwitched } from './settings/index.ts';
import type { Config } from '../platform/config.ts';
import type { Tx } from '../platform/database.ts';
import type { Log } from '../platform/log.ts';

const ownersMost = 20;

/** Every other owner learns by mail who turned disaster mode on or off; without mail it waits among their messages. */
export const tellOwnersOfDisaster =
  (queueMessage: QueueMessage) =>
  async (tx: Tx, { isOn, by }: DisasterSwitched): Promise<void> => {
    const nickName = (await nickNamesOf(tx, [by])).get(by) ?? '';
    for (const { id, email } of await ownersOf(tx, ownersMost)) {
      if (id === by) continue;
      await queueMessage(tx, { template: 'disaster-switched', channel: 'mail', to: email, data: { isOn, nickName } });
    }
  };

/** So many have gone out today because strangers sent forms: half of what may. */
export const tellOwnersOfMessages =
  ({ config, log }: { config: Config; log: Log }, queueMessage: QueueMessage) =>
  async (tx: Tx, sent: number): Promise<void> => {
    log.warn({ sent }, 'half of the messages that strangers may cause in a day are gone');
    const data = { sent, most: config.STRANGER_MESSAGES_A_DAY };
    for (const { email } of await ownersOf(tx, ownersMost)) {
      await queueMessage(tx, { template: 'messages-alarm', channel: 'mail', to: email, data });
    }
  };
