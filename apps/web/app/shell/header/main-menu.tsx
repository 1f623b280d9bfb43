import { useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Icon } from '../../ui/icon/icon.tsx';
import { sectionOf, type Section } from '../navigation/sections.ts';
import { useSections } from '../navigation/use-sections.ts';
import { useClosingDetails } from './use-closing-details.ts';
import styles from './main-menu.module.css';

/** The shared name lets the browser keep one open at a time. */
function SectionPanel({ section, isCurrent }: { section: Section; isCurrent: boolean }) {
  return (
    <details name="main-menu">
      <summary className={styles.section} aria-current={isCurrent || undefined}>
        {section.label}
        <Icon name="chevronDown" />
      </summary>
      <div className={styles.panel}>
        <div className={styles.inside}>
          <p className={styles.title}>
            <span className={styles.pebble}>
              <Icon name={section.icon} />
            </span>
            {section.label}
          </p>
          <ul className={styles.pages}>
            {section.pages.map(({ label, to, note }) => (
              <li key={to}>
                <NavLink to={to} className={styles.page ?? ''}>
                  <b>{label}</b>
                  <span>{note}</span>
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </details>
  );
}

/** The menu of wide screens. A section of one page is that page; the others open on a press or on Enter. */
export function MainMenu() {
  const menu = useRef<HTMLElement>(null);
  const current = sectionOf(useLocation().pathname);
  useClosingDetails(menu);
  return (
    <nav ref={menu} className={styles.menu} aria-label="주 메뉴">
      <ul className={styles.sections}>
        {useSections().map((section) => {
          const [only, ...others] = section.pages;
          return (
            <li key={section.key}>
              {only && others.length === 0 ? (
                <NavLink to={only.to} className={styles.section ?? ''}>
                  {section.label}
                </NavLink>
              ) : (
                <SectionPanel section={section} isCurrent={section.key === current?.key} />
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
