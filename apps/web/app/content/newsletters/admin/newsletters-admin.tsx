import { binDays } from '@kidney/contract/content/engine/content.paths.ts';
import { newslettersPaths } from '@kidney/contract/content/newsletters/newsletters.paths.ts';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useMutation } from '../../../platform/use-mutation.ts';
import { Bin } from '../../../platform/editing/deletion/bin.tsx';
import { WritingMessages } from '../../../platform/editing/tools/writing-messages.tsx';
import { StaffCard } from '../../../platform/editing/tools/staff-card.tsx';
import { Button, ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { newslettersPath } from '../public/newsletter-address.ts';
import { HiddenIssues } from './hidden-issues.tsx';

type Drawer = 'hidden' | 'bin';

const binnedInWords = (title: string) =>
  `‘${title}’ 소식지를 휴지통에 넣었습니다. ${binDays}일 안에 되살리실 수 있습니다.`;

/** Above the issues for those who write them: one more, those that are not shown, and the bin. */
export default function NewslettersAdmin() {
  const mutation = useMutation();
  const { hash } = useLocation();
  const [open, setOpen] = useState<Drawer | undefined>(hash === '#hidden' ? 'hidden' : undefined);
  const toggle = (drawer: Drawer) => setOpen(open === drawer ? undefined : drawer);
  return (
    <>
      <WritingMessages mutation={mutation} binnedInWords={binnedInWords} />
      <StaffCard>
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
        {open === 'bin' && (
          <Bin
            mutation={mutation}
            read={() => call(browserTransport, newslettersPaths.bin)}
            restore={(id) => call(browserTransport, newslettersPaths.restore, { params: { id } })}
          />
        )}
      </StaffCard>
    </>
  );
}
