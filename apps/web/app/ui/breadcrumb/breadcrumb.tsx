import { Link } from 'react-router';
import { Icon } from '../icon/icon.tsx';
import styles from './breadcrumb.module.css';

export interface Crumb {
  label: string;
  to?: string;
}

interface BreadcrumbProps {
  crumbs: readonly Crumb[];
  current: string;
  /** Another name where a page has two. */
  name?: string;
}

export function Breadcrumb({ crumbs, current, name = '현재 경로' }: BreadcrumbProps) {
  return (
    <nav aria-label={name} className={styles.breadcrumb}>
      <ol className={styles.list}>
        {crumbs.map(({ label, to }) => (
          <li key={label} className={styles.step}>
            {to ? (
              <Link to={to} className={styles.link}>
                {to === '/' && <Icon name="home" />}
                {label}
              </Link>
            ) : (
              label
            )}
          </li>
        ))}
        <li aria-current="page" className={styles.step}>
          {current}
        </li>
      </ol>
    </nav>
  );
}
