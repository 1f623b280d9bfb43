import { Link } from 'react-router';
import { useIdentity } from '../../platform/identity.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { DisplayControls } from '../display-controls.tsx';
import { MainMenu } from './main-menu.tsx';
import { PhoneMenu } from './phone-menu.tsx';
import { Brand } from './brand.tsx';
import styles from './site-header.module.css';

export function SiteHeader() {
  const { name, phone, hours, address } = useIdentity();
  return (
    <header className={styles.header}>
      <div className={styles.utility}>
        <div className={styles.utilityRow}>
          <DisplayControls />
          <Link to="/search" className={styles.search}>
            <Icon name="search" />
            찾기
          </Link>
          <div className={styles.call}>
            {phone && (
              <a href={`tel:${phone}`} className={styles.phone}>
                <Icon name="phone" />
                {phone}
              </a>
            )}
            <span className={styles.hours}>{hours}</span>
          </div>
        </div>
      </div>
      <div className={styles.bar}>
        <Link to="/" className={styles.brand}>
          <Brand />
          <span>{name}</span>
        </Link>
        <PhoneMenu />
        <MainMenu />
      </div>
      <p className={styles.printed}>
        전화 {phone} ({hours}) · {address}
      </p>
    </header>
  );
}
