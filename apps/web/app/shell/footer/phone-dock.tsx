import { site } from '../../platform/site.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './phone-dock.module.css';

/** On phones the two things people come for are always under the thumb. */
export function PhoneDock() {
  return (
    <nav className={styles.dock} aria-label="바로 가기">
      <ButtonAnchor kind="secondary" href={`tel:${site.phone}`}>
        <Icon name="phone" />
        전화하기
      </ButtonAnchor>
      <ButtonLink to="/community/faq">
        <Icon name="question" />
        자주 묻는 질문
      </ButtonLink>
    </nav>
  );
}
