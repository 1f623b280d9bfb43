import { eventBinDays } from '@kidney/contract/events/event-names.paths.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { useActs } from '../../../platform/use-acts.ts';
import { StaffCard } from '../../../platform/writing/staff-card.tsx';
import { Button, ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { eventsPath } from '../public/event-address.ts';
import { EventBin } from './event-bin.tsx';

/** Above the events for those who write them: one more, and the bin. */
export default function EventsDesk() {
  const { binned } = (useLocation().state ?? {}) as { binned?: string };
  const acts = useActs();
  const [isBinOpen, setBinOpen] = useState(false);
  const [isSaid, setSaid] = useState(true);
  return (
    <>
      {binned && isSaid && (
        <StatusMessage isFocused kind="ok" onClose={() => setSaid(false)}>
          ‘{binned}’ 행사를 휴지통에 넣었습니다. {eventBinDays}일 안에 되살리실 수 있습니다.
        </StatusMessage>
      )}
      {acts.outcome && (
        <StatusMessage isFocused kind={acts.outcome.kind} onClose={acts.clearOutcome}>
          {acts.outcome.message}
        </StatusMessage>
      )}
      <StaffCard>
        <Buttons>
          <ButtonLink kind="secondary" size="small" to={`${eventsPath}/create`}>
            <Icon name="plus" />
            행사 올리기
          </ButtonLink>
          <Button kind="secondary" size="small" aria-expanded={isBinOpen} onClick={() => setBinOpen(!isBinOpen)}>
            <Icon name={isBinOpen ? 'close' : 'trash'} />
            {isBinOpen ? '휴지통 닫기' : '휴지통'}
          </Button>
        </Buttons>
        {isBinOpen && <EventBin acts={acts} />}
      </StaffCard>
    </>
  );
}
