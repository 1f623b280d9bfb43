import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import styles from './applications.module.css';

/** The heading of a page that came without the browser loading it: whoever listens goes on here. */
export function ArrivalTitle({ icon, children }: { icon?: IconName; children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { hash } = useLocation();
  // As it was when the page came: a form that comes back refused has a place of its own for the focus.
  const [isArrival] = useState(useNavigationType() !== NavigationType.Pop && !hash);

  useEffect(() => {
    if (isArrival) heading.current?.focus({ preventScroll: true });
  }, [isArrival]);

  return (
    <h1 ref={heading} tabIndex={-1} className={styles.title}>
      {icon && (
        <span className={styles.pebble}>
          <Icon name={icon} />
        </span>
      )}
      {children}
    </h1>
  );
}
