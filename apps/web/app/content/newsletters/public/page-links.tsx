import { Link } from 'react-router';
import { pagePath } from './newsletter-address.ts';
import styles from './newsletters.module.css';

interface PageLinksProps {
  id: number;
  pageCount: number;
  label: string;
  current?: number;
}

/** Every page has an address with its number. */
export function PageLinks({ id, pageCount, label, current }: PageLinksProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.pages}>
        {Array.from({ length: pageCount }, (_none, index) => index + 1).map((page) => (
          <li key={page}>
            <Link
              to={pagePath(id, page)}
              className={styles.pageLink}
              aria-current={page === current ? 'page' : undefined}
            >
              {page}쪽
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
