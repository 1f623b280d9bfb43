import { Link } from 'react-router';
import styles from './post.module.css';

type Neighbour = { id: number; title: string } | null;

interface NeighboursProps {
  path: string;
  previous: Neighbour;
  next: Neighbour;
}

/** The posts before and after it. */
export function Neighbours({ path, previous, next }: NeighboursProps) {
  const rows: [label: string, post: Neighbour, none: string][] = [
    ['이전 글', previous, '이전 글이 없습니다.'],
    ['다음 글', next, '다음 글이 없습니다.'],
  ];
  return (
    <dl className={styles.neighbours}>
      {rows.map(([label, post, none]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{post ? <Link to={`${path}/${post.id}`}>{post.title}</Link> : none}</dd>
        </div>
      ))}
    </dl>
  );
}
