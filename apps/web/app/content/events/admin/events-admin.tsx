import { binDays } from '@kidney/contract/content/engine/content.paths.ts';
import { eventsPaths } from '@kidney/contract/content/events/events.paths.ts';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useMutation } from '../../../platform/use-mutation.ts';
import { ListTools } from '../../../platform/editing/tools/list-tools.tsx';
import { WritingMessages } from '../../../platform/editing/tools/writing-messages.tsx';
import { eventsPath } from '../public/event-address.ts';

const binnedInWords = (title: string) =>
  `‘${title}’ 행사를 휴지통에 넣었습니다. ${binDays}일 안에 되살리실 수 있습니다.`;

/** Above the events for those who write them: one more, and the bin. */
export default function EventsAdmin() {
  const mutation = useMutation();
  return (
    <>
      <WritingMessages mutation={mutation} binnedInWords={binnedInWords} />
      <ListTools
        createAt={`${eventsPath}/create`}
        createLabel="행사 올리기"
        mutation={mutation}
        read={() => call(browserTransport, eventsPaths.bin)}
        restore={(id) => call(browserTransport, eventsPaths.restore, { params: { id } })}
      />
    </>
  );
}
