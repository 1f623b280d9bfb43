import type { ReactNode } from 'react';
import { Picture, type Art } from '../picture/picture.tsx';
import styles from './call-to-action.module.css';

interface CallToActionProps {
  title: string;
  words?: string | undefined;
  /** Decoration on wide screens. */
  art?: Art;
  isNight?: boolean;
  /** What one can do: buttons, a telephone number. */
  children: ReactNode;
}

/** The way on from here. */
export function CallToAction({ title, words, art, isNight = false, children }: CallToActionProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.body}>
        <h2>{title}</h2>
        {words && <p>{words}</p>}
        <div className={styles.ways}>{children}</div>
      </div>
      {art && <Picture wide={art} isNight={isNight} width={160} height={120} className={styles.art} isLazy />}
    </div>
  );
}
