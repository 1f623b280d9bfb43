import { useCopy } from '../../../../platform/use-copy.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import styles from './staff-admin.module.css';

/** The address of an invitation that nobody mails. It is shown this once. */
export function InvitationLink({ link }: { link: string }) {
  const { said, copy } = useCopy();
  return (
    <div className={styles.link}>
      <p>메일을 보낼 수 없어, 이 주소를 직접 전해 주셔야 합니다. 지금 한 번만 보입니다.</p>
      <p>
        <b>{link}</b>
      </p>
      <div>
        <Button kind="secondary" size="small" onClick={() => void copy(link, '초대 주소를')}>
          <Icon name="copy" />
          주소 복사
        </Button>
      </div>
      <p role="status">{said}</p>
    </div>
  );
}
