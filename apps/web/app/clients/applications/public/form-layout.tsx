import type { ReactNode } from 'react';
import { lighthouse } from '../../../art/pictures.ts';
import { useIdentity } from '../../../platform/identity.ts';
import { useDisplay } from '../../../platform/use-display.ts';
import { CallCard } from '../../../ui/call-card/call-card.tsx';
import { Column, Split } from '../../../ui/layout/layout.tsx';
import styles from './applications.module.css';

interface FormLayoutProps {
  call?: { title: string; words: string };
  children: ReactNode;
}

const byPhone = {
  title: '전화로 신청하기',
  words: '쓰기 어려우시면 전화해 주십시오. 사무국이 대신 적어 드립니다.',
};

/** The telephone stands beside every page: it is as good a way as the form. */
export function FormLayout({ call = byPhone, children }: FormLayoutProps) {
  const { phone, hours } = useIdentity();
  const isNight = useDisplay().contrast === 'high';
  return (
    <Column>
      <div className={styles.page}>
        <Split aside={<CallCard {...call} phone={phone} hours={hours} art={lighthouse} isNight={isNight} />}>
          {children}
        </Split>
      </div>
    </Column>
  );
}
