import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/icon.tsx';
import styles from './tag.module.css';

interface TagProps {
  icon?: IconName;
  /** Good news is green besides its words. */
  tone?: 'plain' | 'ok';
  children: ReactNode;
}

export function Tag({ icon, tone = 'plain', children }: TagProps) {
  return (
    <span className={tone === 'ok' ? `${styles.tag} ${styles.ok}` : styles.tag}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  );
}
