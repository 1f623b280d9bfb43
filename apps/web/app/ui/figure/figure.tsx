import { Picture, type Art } from '../picture/picture.tsx';
import styles from './figure.module.css';

interface FigureProps {
  art: Art;
  width: number;
  height: number;
  /** What the drawing says, for those who do not see it. */
  alt: string;
  caption?: string | undefined;
  isNight: boolean;
}

/** A little drawing is not blown up. */
const smallUpTo = 240;

/** A drawing that explains something. Its words are inside it, and again in its text alternative. */
export function Figure({ art, caption, ...picture }: FigureProps) {
  return (
    <figure className={picture.width < smallUpTo ? `${styles.figure} ${styles.small}` : styles.figure}>
      <Picture wide={art} {...picture} isLazy className={styles.picture} />
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
