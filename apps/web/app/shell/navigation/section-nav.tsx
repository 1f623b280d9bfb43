import { NavLink, useLocation } from 'react-router';
import { sectionOf } from './sections.ts';
import { useSections } from './use-sections.ts';
import styles from './section-nav.module.css';

/** The other pages of the section: beside the text on wide screens, after it on phones. */
export function SectionNav() {
  const { pathname } = useLocation();
  const key = sectionOf(pathname)?.key;
  const section = useSections().find((each) => each.key === key);
  if (!section || section.pages.length < 2) return null;
  return (
    <nav className={styles.nav} aria-labelledby="section-nav">
      <h2 id="section-nav" className={styles.title}>
        {section.label}
      </h2>
      <ul>
        {section.pages.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to} end className={styles.page ?? ''}>
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
