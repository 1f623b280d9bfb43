import { route } from '../../shared/route.ts';
import type { CreateMessage, Message, MessageList, MessageListQuery, MessageWords } from './notifications.schema.ts';

interface OfMessage {
  id: string;
}

export const notificationsPaths = {
  list: route<{ query: MessageListQuery; data: MessageList }>('GET', '/messages'),
  create: route<{ body: CreateMessage; data: Message }>('POST', '/messages'),
  /** The whole of it, for somebody who hands it over. */
  words: route<{ params: OfMessage; data: MessageWords }>('GET', '/messages/:id/words'),
  retry: route<{ params: OfMessage; data: Message }>('POST', '/messages/:id/retry'),
  markCopied: route<{ params: OfMessage; data: Message }>('POST', '/messages/:id/copied'),
  /** Nothing of it is wanted any more. */
  dismiss: route<{ params: OfMessage; data: null }>('DELETE', '/messages/:id'),
};
