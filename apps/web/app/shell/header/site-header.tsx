import { Link, NavLink } from 'react-router';
import { site } from '../../platform/site.ts';
import { BrandMark } from '../../ui/brand-mark/brand-mark.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { DisplayControls } from '../display-controls.tsx';
import { pages } from '../navigation.ts';
import { PhoneMenu } from './phone-menu.tsx';
import { StaffLinks } from './staff-links.tsx';
import styles from './site-header.module.css';

export function SiteHeader() {
  return (
    <header className={styles.header}>
      <div className={styles.utility}>
        <div className={styles.utilityRow}>
          <DisplayControls />
          <div className={styles.call}>
            <a href={`tel:${site.phone}`} className={styles.phone}>
              <Icon name="phone" />
              {site.phone}
            </a>
            <span className={styles.hours}>{site.hours}</span>
          </div>
          <StaffLinks />
        </div>
      </div>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand}>
          <BrandMark />
          <span>{site.name}</span>
        </Link>
        <PhoneMenu />
        <nav className={styles.nav} aria-label="주 메뉴">
          <ul className={styles.pages}>
            {pages.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} className={styles.page ?? ''}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
