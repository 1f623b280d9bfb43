import { groupMessagesPaths } from '@kidney/contract/clients/group-messages/group-messages.paths.ts';
import {
  calledPersonSchema,
  callListQuerySchema,
  groupMessageOverviewSchema,
  groupMessageParamsSchema,
  groupMessagePreviewSchema,
  groupMessageSchema,
  groupMessageWholeSchema,
  previewGroupMessageSchema,
  sendGroupMessageSchema,
  tickCallSchema,
  type GroupMessage,
} from '@kidney/contract/clients/group-messages/group-messages.schema.ts';
import { endpoint } from '../../platform/endpoint.ts';
import { mayKnowPeople } from '../people/index.ts';
import type { GroupMessagesService } from './group-messages.service.ts';
import type { createRetry } from './retry-group-message.ts';

/** Who writes to one of them, writes to many. */
const access = mayKnowPeople;
const ofMessage = { access, knownTo: mayKnowPeople, params: groupMessageParamsSchema } as const;

const moments = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const whenInWords = (at: Date | null) =>
  at === null ? '지금 보내기 시작합니다.' : `${moments.format(at)}에 보냅니다.`;

/** How many it goes to, when, and how many are to be called. */
function sentInWords({ counts, sendAt, madeAt }: GroupMessage): string {
  const goesTo = counts.sent + counts.waiting + counts.failed;
  const toCall = Object.values(counts.leftOut).reduce((sum, each) => sum + each, 0);
  const at = sendAt > madeAt ? new Date(sendAt) : null;
  const called = toCall > 0 ? `${toCall}명은 전화할 명단에 있습니다.` : '';
  const sent = goesTo > 0 ? `${goesTo}명에게 문자를 보냅니다. ${whenInWords(at)}` : '문자는 보내지 않습니다.';
  return `${sent} ${called}`.trim();
}

export function groupMessagesEndpoints(service: GroupMessagesService, retry: ReturnType<typeof createRetry>) {
  return [
    endpoint({
      route: groupMessagesPaths.overview,
      summary: 'What a group can be chosen by, and what was sent to groups, the newest first',
      access,
      output: groupMessageOverviewSchema,
      handle: async () => ({ data: await service.overview() }),
    }),
    endpoint({
      route: groupMessagesPaths.preview,
      summary: 'Whom a message to a group would reach, and whom not; nothing is sent',
      access,
      body: previewGroupMessageSchema,
      output: groupMessagePreviewSchema,
      handle: async ({ body }) => ({ data: await service.preview(body) }),
    }),
    endpoint({
      route: groupMessagesPaths.send,
      summary: 'Send a message to a group as it was previewed; one press once',
      access,
      body: sendGroupMessageSchema,
      output: groupMessageSchema,
      handle: async ({ body, principal }) => {
        const { message, isAgain } = await service.send(body, principal.sub);
        const words = sentInWords(message);
        return { data: message, message: isAgain ? `이미 맡은 문자입니다. 다시 보내지 않았습니다. ${words}` : words };
      },
    }),
    endpoint({
      ...ofMessage,
      route: groupMessagesPaths.get,
      summary: 'What came of a message to a group, and who is to be called instead',
      query: callListQuerySchema,
      output: groupMessageWholeSchema,
      handle: async ({ params, query }) => ({ data: await service.whole(params.id, query.after) }),
    }),
    endpoint({
      ...ofMessage,
      route: groupMessagesPaths.retry,
      summary: 'Send it once more to whom it did not reach, where they still agree',
      output: groupMessageSchema,
      handle: async ({ params }) => {
        const { message, goesTo, leftOut, at } = await retry(params.id);
        const sent = goesTo > 0 ? `${goesTo}명에게 다시 보냅니다. ${whenInWords(at ?? null)}` : '';
        const out = leftOut > 0 ? `${leftOut}명은 이제 문자를 받지 않으셔서 전화할 명단에 두었습니다.` : '';
        return { data: message, message: `${sent} ${out}`.trim() };
      },
    }),
    endpoint({
      ...ofMessage,
      route: groupMessagesPaths.tick,
      summary: 'Say that somebody was called instead, or take that back',
      body: tickCallSchema,
      output: calledPersonSchema,
      handle: async ({ params, body, principal }) => ({
        data: await service.tick(params.id, body.person, body.isCalled, principal.sub),
        message: body.isCalled ? '전화하신 것으로 적었습니다.' : '전화할 명단으로 되돌렸습니다.',
      }),
    }),
  ];
}
