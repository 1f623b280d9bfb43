import type { MessageState } from '@kidney/contract/office/notifications/message-names.paths.ts';
import { messageOutcomes } from '@kidney/contract/office/notifications/message-outcome.paths.ts';
import type { IconName } from '../ui/icon/icon.tsx';
import { Tag } from '../ui/tag/tag.tsx';

const icons = { waits: 'clock', arrived: 'check', failed: 'alert' } as const satisfies Record<string, IconName>;

/** Whether a message has gone out. */
export function MessageTag({ state }: { state: MessageState }) {
  const { words, kind } = messageOutcomes[state];
  return (
    <Tag icon={icons[kind]} tone={kind === 'arrived' ? 'ok' : 'plain'}>
      {words}
    </Tag>
  );
}
