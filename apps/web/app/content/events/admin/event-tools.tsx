import { ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { ContentStaff } from '../../engine/content-staff.tsx';
import type { ShownEvent } from '../public/event-view.ts';
import { eventKind } from './event-kind.ts';

export default function EventTools({ event }: { event: ShownEvent }) {
  return (
    <>
      <ContentStaff kind={eventKind} shown={event} />
      {!event.isPast && (
        <Buttons>
          <ButtonLink kind="secondary" size="small" to="/admin/event-registrations">
            <Icon name="list" />
            참가 신청 받기
          </ButtonLink>
        </Buttons>
      )}
    </>
  );
}
