import type { Piece } from '@kidney/contract/content/search/search.schema.ts';
import { Link } from 'react-router';
import type { ShownHit } from './shown-search.ts';
import styles from './search.module.css';

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  // Pieces have no name but their place, and never change places.
  return pieces.map(({ text, isHit }, place) => (isHit ? <mark key={place}>{text}</mark> : text));
}

export function SearchHit({ hit }: { hit: ShownHit }) {
  return (
    <article className={styles.hit}>
      <h3 className={styles.title}>
        <Link to={hit.path}>
          <Marked pieces={hit.title} />
        </Link>
      </h3>
      <p className={styles.excerpt}>
        <Marked pieces={hit.excerpt} />
      </p>
      <p className={styles.small}>
        {hit.section}
        {hit.day && (
          <>
            {' · '}
            <time dateTime={hit.day}>{hit.date}</time>
          </>
        )}
      </p>
    </article>
  );
}
