import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Tasks } from '../../platform/jobs/jobs.ts';
import { createSealedText, type DataKeys } from '../../platform/sealed-text/sealed-text.ts';
import type { AuditLog } from '../audit-log/index.ts';
import { channelsSetUp, openChannels, type ChannelConfig } from './channels/channels.ts';
import { createMessageMender } from './mend-message.ts';
import { createGroupQueue } from './group-queue.ts';
import { createMessageQueue, type QueueMessage } from './message-queue.ts';
import { messagesRepository } from './messages.repository.ts';
import { createMessagesService } from './messages.service.ts';
import { notificationsEndpoints } from './notifications.routes.ts';
import { sendTask } from './sending/send-job.ts';
import { createSending } from './sending/send-message.ts';

export { channelSettings, channelsSetUp, openChannels, type ChannelConfig } from './channels/channels.ts';
export { messageRecordsRepository } from './message-records.repository.ts';
export type { GroupQueue } from './group-queue.ts';
export type { MessageMender } from './mend-message.ts';
export type { OutgoingMessage, QueueMessage } from './message-queue.ts';
export type { MessageRow } from './messages.repository.ts';
export { openMessage, type OpenedMessage } from './sealed-message.ts';
/** For whoever counts what came of messages of theirs in one statement. */
export { messages } from './messages.repository.ts';
export { sendManyNoMore, sendNoMore } from './sending/send-job.ts';

export const dropMessage = messagesRepository.drop;
export const dropMessages = messagesRepository.dropAll;
export const messageTrouble = messagesRepository.trouble;

interface NotificationsDeps {
  config: ChannelConfig;
  database: Database;
  dataKeys: DataKeys;
  clock: Clock;
}

export function createNotifications({ auditLog, ...deps }: NotificationsDeps & { auditLog: AuditLog }) {
  const { config, database, dataKeys, clock } = deps;
  const sealed = createSealedText(dataKeys);
  const queueMessage = createMessageQueue({ sealed, publicOrigin: config.PUBLIC_ORIGIN });
  const channels = channelsSetUp(config);
  const mender = createMessageMender({ sealed, clock });
  const service = createMessagesService({ database, sealed, clock, queueMessage, auditLog, mender, channels });
  const { countAttention, housekeep } = service;
  return {
    endpoints: notificationsEndpoints(service),
    queueMessage,
    groups: createGroupQueue({ sealed, publicOrigin: config.PUBLIC_ORIGIN, hasChannel: channels.phone }),
    mender,
    hasMail: channels.mail,
    countAttention,
    housekeep,
  };
}

/** For tasks that write messages themselves. */
export const createQueueOf = (deps: { dataKeys: DataKeys; publicOrigin: string }): QueueMessage =>
  createMessageQueue({ sealed: createSealedText(deps.dataKeys), publicOrigin: deps.publicOrigin });

/** What the worker does for messages. */
export function createNotificationTasks({ config, database, dataKeys, clock }: NotificationsDeps): Tasks {
  const sealed = createSealedText(dataKeys);
  return { [sendTask]: createSending({ database, sealed, clock, channels: openChannels(config) }) };
}
