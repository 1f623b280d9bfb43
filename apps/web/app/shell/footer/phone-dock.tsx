import { useLocation } from 'react-router';
import { useIdentity } from '../../platform/identity.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { applyPath } from '../navigation/sections.ts';
import { useSections } from '../navigation/use-sections.ts';
import styles from './phone-dock.module.css';

/** On phones the two things people come for are always under the thumb. Whoever is applying is not led away from it. */
export function PhoneDock() {
  const { phone } = useIdentity();
  const isApplying = /\/apply(?!\/done)/.test(useLocation().pathname);
  const hasVans = useSections().some(({ key }) => key === 'transport');
  const isAlone = isApplying || !hasVans;
  return (
    <nav className={isAlone ? `${styles.dock} ${styles.single}` : styles.dock} aria-label="바로 가기">
      <ButtonAnchor kind="secondary" href={`tel:${phone}`}>
        <Icon name="phone" />
        {isApplying ? '전화로 신청하기' : '전화하기'}
      </ButtonAnchor>
      {!isAlone && (
        <ButtonLink to={applyPath}>
          <Icon name="van" />
          이동 신청
        </ButtonLink>
      )}
    </nav>
  );
}
