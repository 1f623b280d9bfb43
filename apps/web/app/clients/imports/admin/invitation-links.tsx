import type { InvitedByList } from '@kidney/contract/clients/imports/staff-imports.schema.ts';
import { useCopy } from '../../../platform/use-copy.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';

/** The addresses of invitations that nobody mails. They are shown this once. */
export function InvitationLinks({ links }: { links: InvitedByList['links'] }) {
  const { said, copy } = useCopy();
  return (
    <Card ground="sand">
      <Stack gap="small">
        <h2 className="import-heading">직접 전하실 초대 주소</h2>
        <p>메일을 보낼 수 없어, 이 주소를 한 분씩 직접 전해 주셔야 합니다. 지금 한 번만 보입니다.</p>
        <ul className="import-rows">
          {links.map(({ email, link }) => (
            <li key={email} className="import-row">
              <b>{email}</b>
              <div>
                <p className="import-link">{link}</p>
                <Button kind="secondary" size="small" onClick={() => void copy(link, `${email} 초대 주소를`)}>
                  <Icon name="copy" />
                  주소 복사
                </Button>
              </div>
            </li>
          ))}
        </ul>
        <p role="status">{said}</p>
      </Stack>
    </Card>
  );
}
