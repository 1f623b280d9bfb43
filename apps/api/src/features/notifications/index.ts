import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database.ts';
import type { Tasks } from '../../platform/jobs/jobs.ts';
import { createSealedText, type DataKeys } from '../../platform/sealed-text/sealed-text.ts';
import type { AuditLog } from '../audit-log/index.ts';
import { channelsSetUp, openChannels, type ChannelConfig } from './channels/channels.ts';
import { createMessageQueue } from './message-queue.ts';
import { createMessagesService } from './messages.service.ts';
import { notificationsEndpoints } from './notifications.routes.ts';
import { sendTask } from './sending/send-job.ts';
import { createSending } from './sending/send-message.ts';

export { channelSettings, type ChannelConfig } from './channels/channels.ts';
export { createMessageRecords } from './message-records.ts';
export type { OutgoingMessage, QueueMessage } from './message-queue.ts';

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
  const service = createMessagesService({ database, sealed, clock, queueMessage, auditLog, channels });
  const { countAttention, housekeep } = service;
  return {
    endpoints: notificationsEndpoints(service),
    queueMessage,
    hasMail: channels.mail,
    countAttention,
    housekeep,
  };
}

/** What the worker does for messages. */
export function createNotificationTasks({ config, database, dataKeys, clock }: NotificationsDeps): Tasks {
  const sealed = createSealedText(dataKeys);
  return { [sendTask]: createSending({ database, sealed, clock, channels: openChannels(config) }) };
}
