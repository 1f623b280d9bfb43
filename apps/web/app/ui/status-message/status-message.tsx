import { useRef, type ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Icon, type IconName } from '../icon/icon.tsx';
import { useAnswerFocus } from '../use-answer-focus.ts';
import styles from './status-message.module.css';

const icons = { ok: 'check', error: 'alert', info: 'info' } as const satisfies Record<string, IconName>;

interface StatusMessageProps {
  kind: keyof typeof icons;
  children: ReactNode;
  onClose?: () => void;
  /**
   * Takes the focus when it appears, for where the control that was used is gone, and again when its children change:
   * what is more than text is kept (`useMemo`), or it would take the focus from wherever somebody has gone since.
   */
  isFocused?: boolean;
}

/** Says how something ended. It stays until it is closed or something else is done: no message is timed. */
export function StatusMessage({ kind, children, onClose, isFocused = false }: StatusMessageProps) {
  const box = useRef<HTMLDivElement>(null);

  useAnswerFocus(box, children, isFocused);

  return (
    <div
      ref={box}
      role={kind === 'error' ? 'alert' : 'status'}
      tabIndex={-1}
      className={`${styles.message} ${styles[kind]}`}
    >
      <Icon name={icons[kind]} />
      <div className={styles.words}>{children}</div>
      {onClose && (
        <Button kind="secondary" size="small" onClick={onClose}>
          <Icon name="close" />
          닫기
        </Button>
      )}
    </div>
  );
}
