import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './callout.module.css';

interface CalloutProps {
  tone: 'info' | 'warn' | 'danger';
  /** Without it, one that fits the tone. */
  title?: string | undefined;
  children: ReactNode;
}

const words = { info: '알아 두십시오', warn: '조심하십시오', danger: '꼭 확인하십시오' };

/** What must not be overlooked. The tone is in its words and its sign, not in the colour alone. */
export function Callout({ tone, title, children }: CalloutProps) {
  return (
    <div className={`${styles.callout} ${styles[tone]}`}>
      <Icon name={tone === 'info' ? 'info' : 'alert'} />
      <div className={styles.body}>
        {title ? <h2 className={styles.title}>{title}</h2> : <b className={styles.title}>{words[tone]}</b>}
        {children}
      </div>
    </div>
  );
}
