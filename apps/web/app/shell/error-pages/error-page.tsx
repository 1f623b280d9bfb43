import type { ReactNode } from 'react';
import { lighthouse } from '../../art/pictures.ts';
import { PageTitle } from '../../platform/page-title.tsx';
import { site } from '../../platform/site.ts';
import { useDisplay } from '../../platform/use-display.ts';
import { ButtonAnchor, Buttons } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Column, Stack } from '../../ui/layout/layout.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './error-page.module.css';

interface ErrorPageProps {
  title: string;
  children: ReactNode;
  /** What to do next, beside calling. */
  ways: ReactNode;
}

export function ErrorPage({ title, children, ways }: ErrorPageProps) {
  const isNight = useDisplay().contrast === 'high';
  return (
    <Column>
      <PageTitle name={title} />
      <div className={styles.page}>
        <Picture wide={lighthouse} isNight={isNight} width={160} height={120} className={styles.art} />
        <Stack>
          <h1>{title}</h1>
          {children}
          <Buttons>
            {ways}
            <ButtonAnchor kind="secondary" href={`tel:${site.phone}`}>
              <Icon name="phone" />
              {site.phone}
            </ButtonAnchor>
          </Buttons>
          <p className={styles.hours}>
            {site.name} 사무국 · {site.hours}
          </p>
        </Stack>
      </div>
    </Column>
  );
}
