import { Link } from 'react-router';
import { Photo } from '../../ui/picture/photo.tsx';
import { BlockHead } from './block-head.tsx';
import type { Latest } from './load-latest.ts';
import styles from './latest.module.css';

const newsPath = '/community/news';
const sizes = '(width > 960px) 23rem, 100vw';

interface NewsBlockProps {
  news: NonNullable<Latest['news']>;
  others: Latest['otherNews'];
}

export function NewsBlock({ news: { id, title, day, date, words, picture }, others }: NewsBlockProps) {
  return (
    <section>
      <BlockHead title="협회 소식" to={newsPath} />
      <Link to={`${newsPath}/${id}`} className={styles.news}>
        {picture && <Photo photo={picture} alt="" sizes={sizes} className={styles.picture} isLazy />}
        <b className={styles.title}>{title}</b>
        <span className={styles.small}>
          <time dateTime={day}>{date}</time>
          {words && ` · ${words}`}
        </span>
      </Link>
      {others.length > 0 && (
        <ul className={styles.rows}>
          {others.map((post) => (
            <li key={post.id}>
              <Link to={`${newsPath}/${post.id}`} className={styles.row}>
                <b className={styles.title}>{post.title}</b>
                <time dateTime={post.day} className={styles.small}>
                  {post.date}
                </time>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
