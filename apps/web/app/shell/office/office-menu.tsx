import { useRef } from 'react';
import { NavLink } from 'react-router';
import { Icon } from '../../ui/icon/icon.tsx';
import { useClosingDetails } from '../header/use-closing-details.ts';
import { screensOf } from './office-screens.ts';
import styles from './office-menu.module.css';

/** The screens of the office in one place: in a row where it is wide, behind one button on phones. */
export default function OfficeMenu({ roles }: { roles: readonly string[] }) {
  const menu = useRef<HTMLElement>(null);
  useClosingDetails(menu);
  const links = screensOf(roles).map(({ label, to, icon }) => (
    <li key={to}>
      <NavLink to={to} end className={styles.screen ?? ''}>
        <Icon name={icon} />
        {label}
      </NavLink>
    </li>
  ));
  return (
    <nav ref={menu} className={styles.office} aria-label="업무 메뉴">
      <div className={styles.column}>
        <ul className={styles.row}>{links}</ul>
        <details className={styles.drawer}>
          <summary className={styles.button}>
            <Icon name="menu" />
            업무 메뉴
          </summary>
          <ul className={styles.sheet}>{links}</ul>
        </details>
      </div>
    </nav>
  );
}
