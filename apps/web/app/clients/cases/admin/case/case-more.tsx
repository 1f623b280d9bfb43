import type { ReactNode } from 'react';
import { Icon } from '../../../../ui/icon/icon.tsx';
import styles from './case.module.css';

interface CaseMoreProps {
  /** What is in it, so that nobody opens it in vain. */
  names: string;
  children: ReactNode;
}

/** What is seldom done here. Folded it stays drawn, so that nothing typed in it is lost; it opens without script, too. */
export function CaseMore({ names, children }: CaseMoreProps) {
  return (
    <details className="case-more">
      <summary className="case-more-button">
        <Icon name="chevronDown" />
        <span>
          <b>더 보기</b> {names}
        </span>
      </summary>
      <div className={styles.half}>{children}</div>
    </details>
  );
}
