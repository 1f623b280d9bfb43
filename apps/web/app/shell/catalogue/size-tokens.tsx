import styles from './tokens.module.css';

const sizes = ['h1', 'h2', 'tel', 'lead', 'h3', 'body', 'small'];
const spaces = [4, 8, 12, 16, 24, 32, 48, 64];

/** The type scale, the steps of space and the shapes. */
export function SizeTokens() {
  return (
    <section id="sizes" className={styles.tokens}>
      <h2>글자와 자리</h2>
      <ul className={styles.lines}>
        {sizes.map((size) => (
          <li key={size}>
            <code className={styles.code}>{size}</code>
            <p className={styles[size]}>강을 따라 함께 가는 길</p>
          </li>
        ))}
      </ul>
      <h3>사이</h3>
      <ul className={styles.lines}>
        {spaces.map((space) => (
          <li key={space} className={styles.space}>
            <span className={styles.number}>{space}</span>
            <svg className={styles.bar} viewBox={`0 0 ${space} 16`} aria-hidden="true" focusable="false">
              <rect width={space} height="16" />
            </svg>
          </li>
        ))}
      </ul>
      <h3>모서리</h3>
      <ul className={styles.list}>
        {['radius', 'radius-lg', 'pebble'].map((shape) => (
          <li key={shape} className={styles.item}>
            <span className={`${styles.shape} ${styles[shape]}`} />
            <code className={styles.code}>{shape}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
