import { eventBinDays } from '@kidney/contract/events/event-names.paths.ts';
import { eventsPaths } from '@kidney/contract/events/events.paths.ts';
import type { Event } from '@kidney/contract/events/events.schema.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { ApiError } from '../../../platform/api-error.ts';
import { logError } from '../../../platform/log-error.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { failureInWords } from '../../../platform/use-acts.ts';
import { DeleteDialog } from '../../../platform/writing/delete-dialog.tsx';
import { StaffCard } from '../../../platform/writing/staff-card.tsx';
import { Button, ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { eventsPath } from '../public/event-address.ts';
import type { ShownEvent } from '../public/event-view.ts';

/** Above an event for those who write it: edit, and into the bin. */
export default function EventTools({ event: { id, title, ...event } }: { event: ShownEvent }) {
  const navigate = useNavigate();
  const [version, setVersion] = useState(event.version);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function remove() {
    if (isBusy) return;
    setBusy(true);
    try {
      const query = { version: String(version) };
      await call(browserTransport, eventsPaths.remove, { params: { id }, query });
      await navigate(eventsPath, { state: { binned: title } });
    } catch (error) {
      const current = error instanceof ApiError ? (error.failure.current as Event | undefined) : undefined;
      if (current) setVersion(current.version);
      else {
        logError(`event ${id} could not be put into the bin`, error);
        setProblem(failureInWords(error));
        setAsking(false);
      }
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <StaffCard>
        {problem && (
          <StatusMessage isFocused kind="error" onClose={() => setProblem(undefined)}>
            삭제하지 못했습니다. {problem}
          </StatusMessage>
        )}
        <Buttons>
          <ButtonLink kind="secondary" size="small" to={`${eventsPath}/edit/${id}`}>
            <Icon name="edit" />
            고치기
          </ButtonLink>
          <Button kind="danger" size="small" onClick={() => setAsking(true)}>
            <Icon name="trash" />
            삭제
          </Button>
        </Buttons>
      </StaffCard>
      {isAsking && (
        <DeleteDialog
          question="이 행사를 삭제할까요?"
          name={title}
          subject="이 행사를"
          consequence={`휴지통에 들어갑니다. ${eventBinDays}일 안에 되살리실 수 있습니다.`}
          isChanged={version !== event.version}
          isBusy={isBusy}
          onDelete={() => void remove()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
