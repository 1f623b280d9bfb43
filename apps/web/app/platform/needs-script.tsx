import type { ReactNode } from 'react';
import styles from './needs-script.module.css';
import { useHydrated } from './use-hydrated.ts';

/** Before effects: a form that is open from the start takes the focus in one. */
function wake(element: HTMLElement | null): void {
  if (element) element.inert = false;
}

/**
 * A control of the office that works by script alone. The server draws it, so that nothing moves when script comes;
 * until then it takes neither a press nor a word, and where there is no script it is not there.
 */
export function NeedsScript({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  return (
    <div className={styles.inPlace} inert={!isHydrated} ref={wake}>
      {children}
    </div>
  );
}
