import type { BlockOf } from '@kidney/contract/content/pages/blocks.schema.ts';
import { lighthouse } from '../../art/pictures.ts';
import { useIdentity } from '../../platform/identity.ts';
import { useDisplay } from '../../platform/use-display.ts';
import { ButtonAnchor, ButtonLink, Buttons } from '../../ui/button/button.tsx';
import { CallToAction } from '../../ui/call-to-action/call-to-action.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { applyPath } from '../navigation/sections.ts';
import styles from './transport-page.module.css';

/** Here on the site or by telephone: both are as good. Other pages link here. */
export function WaysToApply({ contact }: { contact: BlockOf<'action'> | undefined }) {
  const { phone, hours } = useIdentity();
  const isNight = useDisplay().contrast === 'high';
  return (
    <section id="apply">
      <CallToAction title={contact?.heading ?? '신청과 문의'} words={contact?.text} art={lighthouse} isNight={isNight}>
        <a href={`tel:${phone}`} className={styles.phone}>
          <Icon name="phone" />
          {phone}
        </a>
        <p className={styles.hours}>{hours}</p>
        <Buttons>
          <ButtonLink to={applyPath}>
            <Icon name="van" />
            병원 이동 차량 신청하기
          </ButtonLink>
          <ButtonAnchor href={`tel:${phone}`} kind="secondary">
            <Icon name="phone" />
            전화로 신청하기
          </ButtonAnchor>
          {contact?.actions.map(({ label, href }) => (
            <ButtonLink key={href} to={href} kind="secondary">
              {label}
            </ButtonLink>
          ))}
        </Buttons>
      </CallToAction>
    </section>
  );
}
