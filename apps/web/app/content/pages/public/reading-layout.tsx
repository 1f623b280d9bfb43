import type { ReactNode } from 'react';
import { lighthouse } from '../../../art/pictures.ts';
import { useIdentity } from '../../../platform/identity.ts';
import { usePageSlots } from '../../../platform/page-slots.ts';
import { useDisplay } from '../../../platform/use-display.ts';
import { CallCard } from '../../../ui/call-card/call-card.tsx';
import { Contents, ContentsAside, type Entry } from '../../../ui/contents/contents.tsx';
import { Column } from '../../../ui/layout/layout.tsx';
import styles from './reading-layout.module.css';

/** A shorter text needs no table of contents. */
const leastEntries = 5;

interface ReadingLayoutProps {
  /** The headings of the text. */
  entries: readonly Entry[];
  /** What is read before the table of contents. */
  opening?: ReactNode;
  children: ReactNode;
}

/** A column to read, and beside it the way around and the telephone; on phones these come after the text. */
export function ReadingLayout({ entries, opening, children }: ReadingLayoutProps) {
  const { sectionNav } = usePageSlots();
  const { phone, hours } = useIdentity();
  const isNight = useDisplay().contrast === 'high';
  const isLong = entries.length >= leastEntries;
  return (
    <Column>
      <div className={styles.layout}>
        <div className={styles.text}>
          {opening}
          {isLong && <Contents entries={entries} />}
          {children}
        </div>
        <div className={styles.side}>
          {isLong && <ContentsAside entries={entries} />}
          {sectionNav}
          <CallCard
            title="궁금한 점은 전화로 물어보십시오"
            words="사무국에서 한 분씩 친절히 알려 드립니다."
            phone={phone}
            hours={hours}
            art={lighthouse}
            isNight={isNight}
          />
        </div>
      </div>
    </Column>
  );
}
