import { Link } from 'react-router';
import { issuePath } from './newsletter-address.ts';
import type { ShownIssue } from './newsletter-labels.ts';
import { IssuePicture, NoCover } from './issue-picture.tsx';
import styles from './newsletters.module.css';

export function IssueList({ issues }: { issues: readonly ShownIssue[] }) {
  return (
    <ul className={styles.issues}>
      {issues.map(({ id, title, name, day, date, description, cover, pageCount }, place) => (
        <li key={id}>
          <Link to={issuePath(id)} className={styles.issue}>
            <span className={styles.cover}>
              {cover ? (
                <IssuePicture picture={cover} alt="" sizes="(width > 720px) 12rem, 7.5rem" isLazy={place > 1} />
              ) : (
                <NoCover name={name} />
              )}
            </span>
            <span className={styles.about}>
              <b className={styles.title}>{title}</b>
              <span className={styles.fact}>
                {name} · <time dateTime={day}>{date}</time>
                {pageCount > 0 && ` · ${pageCount}쪽`}
              </span>
              <span>{description}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
