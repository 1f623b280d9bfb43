import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { PageLinks } from './page-links.ts';
import styles from './list.module.css';

function Step({ to, children }: { to: string | null; children: ReactNode }) {
  return to === null ? null : (
    <Link to={to} className={styles.step}>
      {children}
    </Link>
  );
}

export function PageLinksNav({ links }: { links: PageLinks }) {
  const { first, previous, next, last, numbers, place } = links;
  return (
    <nav aria-label="목록의 쪽" className={styles.pages}>
      <Step to={first}>처음</Step>
      <Step to={previous}>
        <Icon name="chevronLeft" />
        이전
      </Step>
      {numbers.map(({ number, href, isCurrent }) => (
        <Link
          key={number}
          to={href}
          aria-current={isCurrent ? 'page' : undefined}
          aria-label={`${number}쪽`}
          className={styles.number}
        >
          {number}
        </Link>
      ))}
      {place !== '' && <span className={styles.place}>{place}</span>}
      <Step to={next}>
        다음
        <Icon name="chevronRight" />
      </Step>
      <Step to={last}>마지막</Step>
    </nav>
  );
}
