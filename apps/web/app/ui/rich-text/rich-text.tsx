import styles from './rich-text.module.css';

/** The only place that sets inner HTML. It takes text that the API's presenter has sanitised, and nothing else. */
export function RichText({ html }: { html: string }) {
  return <div className={styles.text} dangerouslySetInnerHTML={{ __html: html }} />;
}
