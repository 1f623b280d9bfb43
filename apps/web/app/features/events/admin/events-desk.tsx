import { eventBinDays } from '@kidney/contract/events/event-names.paths.ts';
import { eventsPaths } from '@kidney/contract/events/events.paths.ts';
import { useState } from 'react';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useActs } from '../../../platform/use-acts.ts';
import { Bin } from '../../../platform/writing/bin.tsx';
import { DeskMessages } from '../../../platform/writing/desk-messages.tsx';
import { StaffCard } from '../../../platform/writing/staff-card.tsx';
import { Button, ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { eventsPath } from '../public/event-address.ts';

const binnedInWords = (title: string) =>
  `‘${title}’ 행사를 휴지통에 넣었습니다. ${eventBinDays}일 안에 되살리실 수 있습니다.`;

/** Above the events for those who write them: one more, and the bin. */
export default function EventsDesk() {
  const acts = useActs();
  const [isBinOpen, setBinOpen] = useState(false);
  return (
    <>
      <DeskMessages acts={acts} binnedInWords={binnedInWords} />
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
        {isBinOpen && (
          <Bin
            acts={acts}
            read={() => call(browserTransport, eventsPaths.bin)}
            restore={(id) => call(browserTransport, eventsPaths.restore, { params: { id } })}
          />
        )}
      </StaffCard>
    </>
  );
}
