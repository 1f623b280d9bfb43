import { route } from '../../shared/route.ts';
import type {
  CallList,
  CalledPerson,
  GroupMessage,
  GroupMessageOverview,
  GroupMessagePreview,
  GroupMessageWhole,
  PreviewGroupMessage,
  SendGroupMessage,
  TickCall,
} from './group-messages.schema.ts';

interface OfMessage {
  id: string;
}

export const groupMessagesPaths = {
  /** What there is to choose from, and what was sent, the newest first. */
  overview: route<{ data: GroupMessageOverview }>('GET', '/group-message'),
  /** Sends nothing. */
  preview: route<{ body: PreviewGroupMessage; data: GroupMessagePreview }>('POST', '/group-message/preview'),
  /** What was previewed, once. */
  send: route<{ body: SendGroupMessage; data: GroupMessage }>('POST', '/group-message'),
  get: route<{ params: OfMessage; query: CallList; data: GroupMessageWhole }>('GET', '/group-message/:id'),
  /** Once more to whom it did not reach. */
  retry: route<{ params: OfMessage; data: GroupMessage }>('POST', '/group-message/:id/retry'),
  /** Somebody was called instead, or was not after all. */
  tick: route<{ params: OfMessage; body: TickCall; data: CalledPerson }>('POST', '/group-message/:id/call'),
};
