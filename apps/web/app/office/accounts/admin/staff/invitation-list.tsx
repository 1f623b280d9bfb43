import type { Invitation } from '@kidney/contract/office/accounts/staff.schema.ts';
import { dayInSeoul, formatDate } from '../../../../platform/korean-date.ts';
import { NeedsScript } from '../../../../platform/needs-script.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import styles from './staff-admin.module.css';
import { rolesInWords } from './role-labels.ts';

interface InvitationListProps {
  invitations: readonly Invitation[];
  onWithdraw: (invitation: Invitation) => void;
}

export function InvitationList({ invitations, onWithdraw }: InvitationListProps) {
  if (invitations.length === 0) return <p className={styles.quiet}>답을 기다리는 초대가 없습니다.</p>;
  return (
    <ul className={styles.people}>
      {invitations.map((invitation) => (
        <li key={invitation.id} className={styles.person}>
          <p className={styles.name}>
            <b>{invitation.email}</b>
          </p>
          <p>{rolesInWords(invitation.roles)}</p>
          <p className={styles.small}>{formatDate(dayInSeoul(invitation.until))}까지 쓸 수 있습니다</p>
          <NeedsScript>
            <div>
              <Button
                size="small"
                kind="danger"
                aria-label={`${invitation.email} 초대 거두기`}
                onClick={() => onWithdraw(invitation)}
              >
                초대 거두기
              </Button>
            </div>
          </NeedsScript>
        </li>
      ))}
    </ul>
  );
}
