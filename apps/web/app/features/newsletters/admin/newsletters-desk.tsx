import { useState } from 'react';
import { useLocation } from 'react-router';
import { useActs } from '../../../platform/use-acts.ts';
import { Button, ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { newslettersPath } from '../public/newsletter-address.ts';
import { HiddenIssues } from './hidden-issues.tsx';
import { NewsletterBin } from './newsletter-bin.tsx';

type Drawer = 'hidden' | 'bin';

/** Above the issues for those who write them: one more, those that are not shown, and the bin. */
export default function NewslettersDesk() {
  const { binned } = (useLocation().state ?? {}) as { binned?: string };
  const acts = useActs();
  const [open, setOpen] = useState<Drawer>();
  const [isSaid, setSaid] = useState(true);
  const toggle = (drawer: Drawer) => setOpen(open === drawer ? undefined : drawer);
  return (
    <>
      {binned && isSaid && (
        <StatusMessage isFocused kind="ok" onClose={() => setSaid(false)}>
          ‘{binned}’ 소식지를 휴지통에 넣었습니다. 30일 안에 되살릴 수 있습니다.
        </StatusMessage>
      )}
      {acts.outcome && (
        <StatusMessage isFocused kind={acts.outcome.kind} onClose={acts.clearOutcome}>
          {acts.outcome.message}
        </StatusMessage>
      )}
      <Card ground="sand">
        <Stack gap="small">
          <div>
            <Tag icon="person">직원에게만 보입니다</Tag>
          </div>
          <Buttons>
            <ButtonLink kind="secondary" size="small" to={`${newslettersPath}/create`}>
              <Icon name="plus" />
              소식지 올리기
            </ButtonLink>
            <Button kind="secondary" size="small" aria-expanded={open === 'hidden'} onClick={() => toggle('hidden')}>
              <Icon name={open === 'hidden' ? 'close' : 'file'} />
              {open === 'hidden' ? '숨긴 소식지 닫기' : '숨긴 소식지'}
            </Button>
            <Button kind="secondary" size="small" aria-expanded={open === 'bin'} onClick={() => toggle('bin')}>
              <Icon name={open === 'bin' ? 'close' : 'trash'} />
              {open === 'bin' ? '휴지통 닫기' : '휴지통'}
            </Button>
          </Buttons>
          {open === 'hidden' && <HiddenIssues />}
          {open === 'bin' && <NewsletterBin acts={acts} />}
        </Stack>
      </Card>
    </>
  );
}
