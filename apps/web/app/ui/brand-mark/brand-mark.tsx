import { Picture, type Art } from '../picture/picture.tsx';
import styles from './brand-mark.module.css';

const kidney = 'M27 8C14 6 5 17 6 32s10 26 20 24c7-2 6-9 3-14-4-6-4-14 0-20 4-7 5-13-2-14z';

interface BrandMarkProps {
  /** The association's own; without one it is ours. */
  logo?: Art | undefined;
  isNight: boolean;
}

/** Two kidneys facing, the river between, where the association has no mark of its own. Decoration beside the name. */
export function BrandMark({ logo, isNight }: BrandMarkProps) {
  return logo ? (
    <Picture wide={logo} isNight={isNight} width={72} height={64} className={styles.mark} />
  ) : (
    <svg className={styles.mark} viewBox="0 0 72 64" aria-hidden="true" focusable="false">
      <path className={styles.left} d={kidney} />
      <path className={styles.right} transform="matrix(-1 0 0 1 72 0)" d={kidney} />
      <path className={styles.river} d="M36 8c-5 8 5 14 0 24s5 16 0 24" />
    </svg>
  );
}
