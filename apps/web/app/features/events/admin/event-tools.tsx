import { eventBinDays } from '@kidney/contract/events/event-names.paths.ts';
import { eventsPaths } from '@kidney/contract/events/events.paths.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useActs } from '../../../platform/use-acts.ts';
import { DeleteDialog } from '../../../platform/writing/delete-dialog.tsx';
import { sayBinned } from '../../../platform/writing/desk-messages.tsx';
import { StaffCard } from '../../../platform/writing/staff-card.tsx';
import { useDeletion } from '../../../platform/writing/use-deletion.ts';
import { Button, ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { eventsPath } from '../public/event-address.ts';
import type { ShownEvent } from '../public/event-view.ts';
import { EventVersions } from './event-versions.tsx';

/** Above an event for those who write it: edit, what it said before, and into the bin. */
export default function EventTools({ event }: { event: ShownEvent }) {
  const { id, title } = event;
  const navigate = useNavigate();
  const acts = useActs();
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const deletion = useDeletion(event, async (version) => {
    await call(browserTransport, eventsPaths.remove, { params: { id }, query: { version: String(version) } });
    await navigate(eventsPath, { state: sayBinned(title) });
  });
  return (
    <>
      <StaffCard>
        {acts.outcome && (
          <StatusMessage isFocused kind={acts.outcome.kind} onClose={acts.clearOutcome}>
            {acts.outcome.message}
          </StatusMessage>
        )}
        {deletion.problem && (
          <StatusMessage isFocused kind="error" onClose={deletion.clearProblem}>
            {deletion.problem}
          </StatusMessage>
        )}
        <Buttons>
          <ButtonLink kind="secondary" size="small" to={`${eventsPath}/edit/${id}`}>
            <Icon name="edit" />
            고치기
          </ButtonLink>
          <Button
            kind="secondary"
            size="small"
            aria-expanded={isHistoryOpen}
            onClick={() => setHistoryOpen(!isHistoryOpen)}
          >
            <Icon name="clock" />
            고친 기록
          </Button>
          <Button kind="danger" size="small" onClick={deletion.ask}>
            <Icon name="trash" />
            삭제
          </Button>
        </Buttons>
        {isHistoryOpen && (
          <EventVersions id={id} current={event.version} acts={acts} onClose={() => setHistoryOpen(false)} />
        )}
      </StaffCard>
      <DeleteDialog
        deletion={deletion}
        question="이 행사를 삭제할까요?"
        subject="이 행사를"
        consequence={`휴지통에 들어갑니다. ${eventBinDays}일 안에 되살리실 수 있습니다.`}
      />
    </>
  );
}
