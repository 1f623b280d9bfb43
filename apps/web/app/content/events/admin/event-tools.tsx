import { binDays } from '@kidney/contract/content/engine/content.paths.ts';
import { eventsPaths } from '@kidney/contract/content/events/events.paths.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useMutation } from '../../../platform/use-mutation.ts';
import { DeleteDialog } from '../../../platform/editing/deletion/delete-dialog.tsx';
import { sayBinned } from '../../../platform/editing/tools/writing-messages.tsx';
import { StaffCard } from '../../../platform/editing/tools/staff-card.tsx';
import { ToolButtons } from '../../../platform/editing/tools/tool-buttons.tsx';
import { ToolMessages } from '../../../platform/editing/tools/tool-messages.tsx';
import { useDeletion } from '../../../platform/editing/deletion/use-deletion.ts';
import { Buttons } from '../../../ui/button/button.tsx';
import { eventsPath } from '../public/event-address.ts';
import type { ShownEvent } from '../public/event-view.ts';
import { EventVersions } from './event-versions.tsx';

/** Above an event for those who write it: edit, what it said before, and into the bin. */
export default function EventTools({ event }: { event: ShownEvent }) {
  const { id, title } = event;
  const navigate = useNavigate();
  const mutation = useMutation();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const deletion = useDeletion(`event ${id}`, event, async (version) => {
    await call(browserTransport, eventsPaths.remove, { params: { id }, query: { version: String(version) } });
    await navigate(eventsPath, { state: sayBinned(title) });
  });
  return (
    <>
      <StaffCard>
        <ToolMessages mutation={mutation} deletion={deletion} />
        <Buttons>
          <ToolButtons
            editAt={`${eventsPath}/edit/${id}`}
            deletion={deletion}
            isHistoryOpen={isHistoryOpen}
            onHistory={() => setHistoryOpen(!isHistoryOpen)}
          />
        </Buttons>
        {isHistoryOpen && (
          <EventVersions id={id} current={event.version} mutation={mutation} onClose={() => setHistoryOpen(false)} />
        )}
      </StaffCard>
      <DeleteDialog
        deletion={deletion}
        question="이 행사를 삭제할까요?"
        subject="이 행사를"
        consequence={`휴지통에 들어갑니다. ${binDays}일 안에 되살리실 수 있습니다.`}
      />
    </>
  );
}
