import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { Icon } from '../../ui/icon/icon.tsx';
import { DisplayControls } from '../display-controls.tsx';
import { sections } from '../navigation.ts';
import { StaffLinks } from './staff-links.tsx';
import styles from './phone-menu.module.css';

/** The browser opens and closes it; a navigation without a new document has to close it too. */
export function PhoneMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [key]);

  useEffect(() => {
    const details = menu.current;
    if (!details) return;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    // It lies over the page: what the focus goes to next would be hidden under it.
    const closeBehindFocus = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !details.contains(relatedTarget)) details.open = false;
    };
    details.addEventListener('keydown', closeOnEscape);
    details.addEventListener('focusout', closeBehindFocus);
    return () => {
      details.removeEventListener('keydown', closeOnEscape);
      details.removeEventListener('focusout', closeBehindFocus);
    };
  }, []);

  return (
    <details ref={menu} className={styles.menu}>
      <summary className={styles.button}>
        <Icon name="menu" />
        메뉴
      </summary>
      <div className={styles.panel}>
        <nav aria-label="전체 메뉴">
          {sections.map(({ label, pages }) => (
            <div key={label} className={styles.section}>
              <h2 className={styles.label}>{label}</h2>
              <ul>
                {pages.map((page) => (
                  <li key={page.to}>
                    <Link to={page.to} className={styles.page}>
                      {page.label}
                      <Icon name="chevronRight" />
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <DisplayControls />
        <StaffLinks />
      </div>
    </details>
  );
}
