import { Link, useLocation } from 'react-router';
import { useBanner } from '../platform/identity.ts';
import { Icon } from '../ui/icon/icon.tsx';
import styles from './urgent-banner.module.css';

/** One line above every page, for as long as the office has set. */
export function UrgentBanner() {
  const banner = useBanner();
  const { pathname } = useLocation();
  // Whoever is where it leads has found it.
  if (!banner || banner.href === pathname) return null;
  const { tone, text, href, linkLabel } = banner;
  const isUrgent = tone === 'urgent';
  const word = isUrgent ? '긴급' : '안내';
  const label = linkLabel || '자세한 안내 보기';
  return (
    <section className={`${styles.banner} ${isUrgent ? styles.urgent : styles.notice}`} aria-label={word}>
      <div className={styles.line}>
        <span className={styles.badge}>
          <Icon name={isUrgent ? 'alert' : 'bell'} />
          {word}
        </span>
        <p className={styles.words}>
          {text} {href && (href.startsWith('/') ? <Link to={href}>{label}</Link> : <a href={href}>{label}</a>)}
        </p>
      </div>
    </section>
  );
}
