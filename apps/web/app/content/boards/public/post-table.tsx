import { Link } from 'react-router';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import type { PostRow } from './list-labels.ts';
import styles from './list.module.css';

interface PostTableProps {
  path: string;
  /** What the list shows. */
  caption: string;
  rows: readonly PostRow[];
}

function Files({ count }: { count: number }) {
  return (
    <span className={styles.files}>
      <Icon name="clip" />
      첨부 {count}개
    </span>
  );
}

/** A table on wide screens, a list on phones: two drawings of the same posts, of which one is there. */
export function PostTable({ path, caption, rows }: PostTableProps) {
  return (
    <>
      <table className={styles.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">번호</th>
            <th scope="col">제목</th>
            <th scope="col">올린 날</th>
            <th scope="col">올린 곳</th>
            <th scope="col">조회</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, number, title, day, date, office, files, views, isPinned }) => (
            <tr key={id} className={isPinned ? styles.pinned : undefined}>
              <td>{isPinned ? <Tag>중요</Tag> : number}</td>
              <td>
                <Link to={`${path}/${id}`} className={styles.title}>
                  {title}
                </Link>
                {files > 0 && <Files count={files} />}
              </td>
              <td>
                <time dateTime={day}>{date}</time>
              </td>
              <td>{office}</td>
              <td>{views}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.rows}>
        {rows.map(({ id, title, day, date, office, files, isPinned }) => (
          <li key={id}>
            <Link to={`${path}/${id}`} className={styles.row}>
              <b>
                {isPinned && <Tag>중요</Tag>} {title}
              </b>
              <span className={styles.small}>
                <time dateTime={day}>{date}</time> · {office}
                {files > 0 && (
                  <>
                    {' · '}
                    <Files count={files} />
                  </>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
