import { Link } from 'react-router';
import { Card } from '../../ui/card/card.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { BlockHead } from './block-head.tsx';
import type { Latest } from './load-latest.ts';
import styles from './latest.module.css';

export const noticesPath = '/community/notices';

export function NoticesCard({ notices }: { notices: Latest['notices'] }) {
  return (
    <Card>
      <BlockHead title="공지사항" to={noticesPath} />
      <ul className={styles.rows}>
        {notices.map(({ id, title, isPinned, day, date }) => (
          <li key={id}>
            <Link to={`${noticesPath}/${id}`} className={styles.row}>
              <b>
                {isPinned && <Tag>중요</Tag>} {title}
              </b>
              <time dateTime={day} className={styles.small}>
                {date}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
