import { useOrigin } from '../../../platform/identity.ts';
import { ButtonAnchor, Buttons } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { feedPath } from './event-address.ts';

/** All events in the calendar of one's own phone. */
export function SubscribeCard() {
  const address = useOrigin().replace(/^https?:/, 'webcal:') + feedPath;
  const google = `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: address })}`;
  return (
    <Card>
      <Stack gap="small">
        <h2>내 달력에서 보기</h2>
        <p>한 번 눌러 두시면 새 행사가 달력에 저절로 들어옵니다.</p>
        <Buttons>
          <ButtonAnchor kind="secondary" href={address}>
            <Icon name="calendar" />
            휴대전화 달력에 넣기
          </ButtonAnchor>
          <ButtonAnchor
            kind="secondary"
            href={google}
            rel="noopener"
            aria-label="구글 캘린더에 넣기 (다른 누리집으로 갑니다)"
          >
            구글 캘린더에 넣기
            <Icon name="external" />
          </ButtonAnchor>
        </Buttons>
      </Stack>
    </Card>
  );
}
