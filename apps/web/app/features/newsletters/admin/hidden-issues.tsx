import { newslettersPaths } from '@kidney/contract/newsletters/newsletters.paths.ts';
import { Link } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { formatDate } from '../../../platform/korean-date.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { issuePath } from '../public/newsletter-address.ts';
import { useListed } from './use-listed.ts';
import styles from './newsletters-desk.module.css';

/** Kept without being shown, or shown from a later day on. */
export function HiddenIssues() {
  const { items, problem } = useListed(() => call(browserTransport, newslettersPaths.unlisted));
  if (problem) return <p role="alert">{problem}</p>;
  if (!items) return <p role="status">불러오는 중입니다.</p>;
  if (items.length === 0) return <p role="status">숨긴 소식지가 없습니다.</p>;
  return (
    <ul className={styles.rows} aria-label="숨긴 소식지">
      {items.map(({ id, number, title, publishedOn, isListed }) => (
        <li key={id} className={styles.row}>
          <Link to={issuePath(id)}>
            제{number}호 {title}
          </Link>
          <span>{isListed ? `${formatDate(publishedOn)}부터 보입니다` : '숨겨 둠'}</span>
        </li>
      ))}
    </ul>
  );
}
