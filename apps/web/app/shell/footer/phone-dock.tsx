import { useIdentity } from '../../platform/identity.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { howToApply } from '../navigation/sections.ts';
import styles from './phone-dock.module.css';

/** On phones the two things people come for are always under the thumb. */
export function PhoneDock() {
  const { phone } = useIdentity();
  return (
    <nav className={styles.dock} aria-label="바로 가기">
      <ButtonAnchor kind="secondary" href={`tel:${phone}`}>
        <Icon name="phone" />
        전화하기
      </ButtonAnchor>
      <ButtonLink to={howToApply}>
        <Icon name="van" />
        이동 신청
      </ButtonLink>
    </nav>
  );
}
