import { notificationsPaths } from '@kidney/contract/office/notifications/notifications.paths.ts';
import {
  createMessageSchema,
  messageListQuerySchema,
  messageListSchema,
  messageParamsSchema,
  messageSchema,
  messageWordsSchema,
} from '@kidney/contract/office/notifications/notifications.schema.ts';
import { z } from 'zod';
import { endpoint } from '../../platform/endpoint.ts';
import type { MessagesService } from './messages.service.ts';

/** Who sees what was sent to whom. */
const maySeeMessages = ['owner'] as const;

const access = maySeeMessages;
const params = messageParamsSchema;

export function notificationsEndpoints(service: MessagesService) {
  return [
    endpoint({
      route: notificationsPaths.list,
      summary: 'What waits, was sent or failed, newest first',
      access,
      query: messageListQuerySchema,
      output: messageListSchema,
      handle: async ({ query: { shelf, before } }) => ({ data: await service.list(shelf, before) }),
    }),
    endpoint({
      route: notificationsPaths.create,
      summary: 'Queue a message in the office’s own words',
      access,
      body: createMessageSchema,
      output: messageSchema,
      handle: async ({ body }) => ({
        data: await service.create(body),
        message: '메시지를 맡았습니다. 곧 보냅니다.',
      }),
    }),
    endpoint({
      route: notificationsPaths.words,
      summary: 'The whole of a message that the office may hand over',
      access,
      // It may be an invitation with its link: reading one is as grave as inviting.
      freshFactor: true,
      params,
      output: messageWordsSchema,
      handle: async ({ params: { id } }) => ({ data: await service.words(id) }),
    }),
    endpoint({
      route: notificationsPaths.retry,
      summary: 'Try once more to send a message',
      access,
      params,
      output: messageSchema,
      handle: async ({ params: { id } }) => ({ data: await service.retry(id), message: '다시 보냅니다.' }),
    }),
    endpoint({
      route: notificationsPaths.markCopied,
      summary: 'Say that the office has handed a message over',
      access,
      params,
      output: messageSchema,
      handle: async ({ params: { id } }) => ({
        data: await service.markCopied(id),
        message: '직접 전한 것으로 적었습니다.',
      }),
    }),
    endpoint({
      route: notificationsPaths.dismiss,
      summary: 'Give a message up and forget who it was for',
      access,
      params,
      output: z.null(),
      handle: async ({ params: { id } }) => {
        await service.dismiss(id);
        return { data: null, message: '메시지를 치웠습니다.' };
      },
    }),
  ];
}
