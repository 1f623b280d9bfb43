import { useRef } from 'react';
import { Link, NavLink } from 'react-router';
import { Icon } from '../../ui/icon/icon.tsx';
import { DisplayControls } from '../display-controls.tsx';
import { footPages } from '../navigation/sections.ts';
import { useSections } from '../navigation/use-sections.ts';
import { useClosingDetails } from './use-closing-details.ts';
import { Brand } from './brand.tsx';
import styles from './phone-menu.module.css';

/** The menu of phones: one page of large names over the whole screen, with the two buttons below still there. */
export function PhoneMenu() {
  const menu = useRef<HTMLDivElement>(null);
  useClosingDetails(menu);
  return (
    <div ref={menu} className={styles.menu}>
      <details>
        <summary className={styles.button}>
          <span className={styles.toOpen}>
            <Icon name="menu" />
            메뉴
          </span>
          <span className={styles.toClose}>
            <Icon name="close" />
            닫기
          </span>
        </summary>
        <div className={styles.sheet}>
          <p className={styles.title}>
            <Brand />
            전체 메뉴
          </p>
          <Link to="/search" className={styles.search}>
            <Icon name="search" />
            누리집에서 찾기
          </Link>
          <nav aria-label="전체 메뉴" className={styles.sections}>
            {useSections().map(({ key, label, icon, pages }) => (
              <div key={key}>
                <h2 className={styles.label}>
                  <span className={styles.pebble}>
                    <Icon name={icon} />
                  </span>
                  {label}
                </h2>
                <ul className={styles.pages}>
                  {pages.map((page) => (
                    <li key={page.to}>
                      <NavLink to={page.to} className={styles.page ?? ''}>
                        {page.label}
                      </NavLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <div className={styles.display}>
            <DisplayControls />
          </div>
          <ul className={styles.foot}>
            {footPages.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to}>{label}</NavLink>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </div>
  );
}
