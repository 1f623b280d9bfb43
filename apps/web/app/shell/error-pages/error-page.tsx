import type { ReactNode } from 'react';
import { useIdentity } from '../../platform/identity.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { useDisplay } from '../../platform/use-display.ts';
import { ButtonAnchor, Buttons } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Column, Stack } from '../../ui/layout/layout.tsx';
import { Picture, type Art } from '../../ui/picture/picture.tsx';
import styles from './error-page.module.css';

interface ErrorPageProps {
  title: string;
  art: Art;
  children: ReactNode;
  /** What to do next, beside calling. */
  ways: ReactNode;
}

export function ErrorPage({ title, art, children, ways }: ErrorPageProps) {
  const isNight = useDisplay().contrast === 'high';
  const { name, phone, hours } = useIdentity();
  return (
    <Column>
      <PageTitle name={title} />
      <div className={styles.page}>
        <Picture wide={art} isNight={isNight} width={320} height={180} className={styles.art} />
        <Stack>
          <h1>{title}</h1>
          {children}
          <Buttons>
            {ways}
            {phone && (
              <ButtonAnchor kind="secondary" href={`tel:${phone}`}>
                <Icon name="phone" />
                {phone}
              </ButtonAnchor>
            )}
          </Buttons>
          <p className={styles.hours}>{[`${name} 사무국`, hours].filter(Boolean).join(' · ')}</p>
        </Stack>
      </div>
    </Column>
  );
}
