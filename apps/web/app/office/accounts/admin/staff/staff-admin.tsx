import { staffPaths } from '@kidney/contract/office/accounts/staff.paths.ts';
import type { Invitation, People } from '@kidney/contract/office/accounts/staff.schema.ts';
import { useState } from 'react';
import { call } from '../../../../platform/api-client.ts';
import { ProtectedDownload } from '../../../../platform/downloads/protected-download.tsx';
import { browserTransport } from '../../../../platform/session/browser-transport.ts';
import { useUser } from '../../../../platform/session/use-user.ts';
import { useMutation } from '../../../../platform/use-mutation.ts';
import { NeedsScript } from '../../../../platform/needs-script.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { StatusMessage } from '../../../../ui/status-message/status-message.tsx';
import { InvitationLink } from './invitation-link.tsx';
import { InvitationList } from './invitation-list.tsx';
import { InviteForm } from './invite-form.tsx';
import styles from './staff-admin.module.css';
import { PersonDialog, type Asked } from './account-dialog.tsx';
import { PersonList } from './account-list.tsx';

export function StaffAdmin({ people, invitations, workRoles, hasMail }: People) {
  const mutation = useMutation();
  const user = useUser();
  const [asked, setAsked] = useState<Asked>();
  const [link, setLink] = useState<string>();
  const waiting = people.filter(({ state }) => state === 'pending');
  const rest = people.filter(({ state }) => state !== 'pending');

  function ask(next: Asked) {
    mutation.clearOutcome();
    setLink(undefined);
    setAsked(next);
  }

  async function withdraw({ id }: Invitation) {
    if (mutation.isBusy) return;
    setLink(undefined);
    await mutation.act(() => call(browserTransport, staffPaths.withdraw, { params: { id } }));
  }

  const list = { hasMail, ownId: user?.sub, onAsk: ask };
  return (
    <div className={styles.admin}>
      <noscript>
        <p>직원을 들이거나 바꾸시려면 브라우저에서 자바스크립트를 켜 주십시오.</p>
      </noscript>
      {mutation.outcome && (
        <StatusMessage isFocused kind={mutation.outcome.kind} onClose={mutation.clearOutcome}>
          {mutation.outcome.message}
          {link && <InvitationLink link={link} />}
        </StatusMessage>
      )}
      <div className={styles.halves}>
        <div className={styles.lists}>
          <Card>
            <h2>기다리는 가입 신청</h2>
            {!hasMail && waiting.length > 0 && (
              <p className={styles.quiet}>
                메일을 보낼 수 없어 이메일이 본인 것인지 확인하지 못했습니다. 아는 분인지 전화로 확인하고 승인해
                주십시오.
              </p>
            )}
            <PersonList people={waiting} none="기다리는 신청이 없습니다." {...list} />
          </Card>
          <Card>
            <h2>직원</h2>
            <PersonList people={rest} none="직원이 없습니다." {...list} />
          </Card>
        </div>
        <div className={styles.lists}>
          <NeedsScript>
            <InviteForm mutation={mutation} onInvited={setLink} />
          </NeedsScript>
          <Card>
            <h2>보낸 초대</h2>
            <InvitationList invitations={invitations} onWithdraw={(one) => void withdraw(one)} />
          </Card>
          <NeedsScript>
            <ProtectedDownload name="직원 명단" route={staffPaths.sheet} />
          </NeedsScript>
        </div>
      </div>
      {asked && (
        <PersonDialog
          key={asked.person.id}
          {...asked}
          staff={{ people, workRoles }}
          mutation={mutation}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
}
