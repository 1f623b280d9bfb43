import { Link } from 'react-router';
import { ProgramPhoto, Sketch } from './program-picture.tsx';
import type { ShownProgram } from './program-view.ts';
import { programPath } from './programs-head.ts';
import styles from './programs.module.css';

export const cardId = (id: number) => `program-${id}`;

/** The whole card is one link; with script it opens over the list. */
export function ProgramCard({ program, isNight }: { program: ShownProgram; isNight: boolean }) {
  const { id, title, when, place, pictures, drawing } = program;
  const [first] = pictures;
  return (
    <Link id={cardId(id)} to={programPath(id)} preventScrollReset className={styles.card}>
      {first && <ProgramPhoto picture={first} isOnCard />}
      {drawing && <Sketch drawing={drawing} isNight={isNight} />}
      <span className={styles.words}>
        <b className={styles.name}>{title}</b>
        <span className={styles.facts}>{[when, place].filter(Boolean).join(' · ')}</span>
      </span>
    </Link>
  );
}
