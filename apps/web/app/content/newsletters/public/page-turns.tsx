import { ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { pagePath } from './newsletter-address.ts';
import styles from './newsletters.module.css';

interface PageTurnsProps {
  id: number;
  page: number;
  pageCount: number;
  label: string;
}

/** To the page before and after, and where one is. */
export function PageTurns({ id, page, pageCount, label }: PageTurnsProps) {
  return (
    <nav aria-label={label} className={styles.turns}>
      {page > 1 ? (
        <ButtonLink kind="secondary" to={pagePath(id, page - 1)} aria-label={`이전 쪽 (${page - 1}쪽)`}>
          <Icon name="chevronLeft" />
          이전 쪽
        </ButtonLink>
      ) : (
        <span />
      )}
      <p className={styles.place}>
        {pageCount}쪽 가운데 <b>{page}쪽</b>
      </p>
      {page < pageCount ? (
        <ButtonLink to={pagePath(id, page + 1)} aria-label={`다음 쪽 (${page + 1}쪽)`}>
          다음 쪽
          <Icon name="chevronRight" />
        </ButtonLink>
      ) : (
        <span />
      )}
    </nav>
  );
}
