import { groupMessageKeptDays } from '@kidney/contract/clients/group-messages/group-message-names.paths.ts';
import type { GroupMessagesDeps } from './group-messages.deps.ts';
import { groupMessagesRepository } from './group-messages.repository.ts';
import { groupMessagesEndpoints } from './group-messages.routes.ts';
import { createGroupMessagesService } from './group-messages.service.ts';
import { createRetry } from './retry-group-message.ts';

export { createGroupMessageRecords } from './group-message-records.ts';

const day = 86_400_000;

/** One text for many, and the list of those who are called instead. */
export function createGroupMessages(deps: GroupMessagesDeps) {
  return {
    endpoints: groupMessagesEndpoints(createGroupMessagesService(deps), createRetry(deps)),
    housekeep: () =>
      groupMessagesRepository.forgetBefore(
        deps.database.jobs,
        new Date(deps.clock.now().getTime() - groupMessageKeptDays * day),
      ),
  };
}
