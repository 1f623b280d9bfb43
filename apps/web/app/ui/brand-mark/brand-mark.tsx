import styles from './brand-mark.module.css';

const kidney = 'M27 8C14 6 5 17 6 32s10 26 20 24c7-2 6-9 3-14-4-6-4-14 0-20 4-7 5-13-2-14z';

/** Two kidneys facing, the river between. Decoration beside the name. */
export function BrandMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 72 64" aria-hidden="true" focusable="false">
      <path className={styles.left} d={kidney} />
      <path className={styles.right} transform="matrix(-1 0 0 1 72 0)" d={kidney} />
      <path className={styles.river} d="M36 8c-5 8 5 14 0 24s5 16 0 24" />
    </svg>
  );
}
