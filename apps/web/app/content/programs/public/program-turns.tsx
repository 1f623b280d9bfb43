import { Link } from 'react-router';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { ShownProgram } from './program-view.ts';
import { programPath } from './programs-head.ts';
import styles from './program-dialog.module.css';

type Neighbour = ShownProgram | undefined;

function Turn({ program, way }: { program: Neighbour; way: 'previous' | 'next' }) {
  if (!program) return <span />;
  return (
    <Link
      to={programPath(program.id)}
      replace
      preventScrollReset
      className={way === 'next' ? `${styles.turn} ${styles.next}` : styles.turn}
    >
      <Icon name="chevronRight" />
      <span>
        <b className={styles.way}>{way === 'next' ? '다음' : '이전'}</b>
        <span className={styles.to}>{program.title}</span>
      </span>
    </Link>
  );
}

/** The way to the neighbours, without closing. */
export function ProgramTurns({ previous, next }: { previous: Neighbour; next: Neighbour }) {
  return (
    <nav aria-label="다른 프로그램" className={styles.turns}>
      <Turn program={previous} way="previous" />
      <Turn program={next} way="next" />
    </nav>
  );
}
