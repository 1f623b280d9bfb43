import { Link } from 'react-router';
import { sea } from '../../art/pictures.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { site } from '../../platform/site.ts';
import { useDisplay } from '../../platform/use-display.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { pages } from '../navigation.ts';
import styles from './site-footer.module.css';

export function SiteFooter() {
  const isNight = useDisplay().contrast === 'high';
  const user = useUser();
  return (
    <footer className={styles.footer}>
      <Picture wide={sea} isNight={isNight} width={1920} height={120} className={styles.sea} />
      <div className={styles.ground}>
        <div className={styles.column}>
          <address>
            <b>{site.name}</b>
            <br />
            {site.address}
            <br />
            <a href={`tel:${site.phone}`} className={styles.phone}>
              <Icon name="phone" />
              {site.phone}
            </a>
            <br />
            {site.hours} · <span className={styles.whole}>팩스 {site.fax}</span>
          </address>
          <ul className={styles.links}>
            {pages.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            {!user && (
              <li>
                <Link to="/admin/login">직원 로그인</Link>
              </li>
            )}
          </ul>
        </div>
      </div>
    </footer>
  );
}
