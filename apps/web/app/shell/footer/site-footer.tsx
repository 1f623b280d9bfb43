import { Link, useLocation } from 'react-router';
import { sea } from '../../art/pictures.ts';
import { useIdentity } from '../../platform/identity.ts';
import { useUser } from '../../platform/session/use-user.ts';
import { useDisplay } from '../../platform/use-display.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Picture } from '../../ui/picture/picture.tsx';
import { footPages } from '../navigation/sections.ts';
import { RelatedSites } from './related-sites.tsx';
import styles from './site-footer.module.css';

const links = [...footPages, { label: '오시는 길', to: '/association/directions' }];

function Particulars() {
  const { name, address, phone, fax, email, hours, representative, registrationNumber } = useIdentity();
  const papers = [representative && `대표자 ${representative}`, registrationNumber].filter(Boolean);
  return (
    <address id="contact">
      <b className={styles.name}>{name}</b>
      <br />
      {address}
      <br />
      {phone && (
        <a href={`tel:${phone}`} className={styles.phone}>
          <Icon name="phone" />
          {phone}
        </a>
      )}
      <br />
      {hours}
      {fax && (
        <>
          {' · '}
          <span className={styles.whole}>팩스 {fax}</span>
        </>
      )}
      {email && (
        <>
          <br />
          <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
      {papers.length > 0 && <span className={styles.papers}>{papers.join(' · ')}</span>}
    </address>
  );
}

/** Where the river reaches the sea: who we are, and what every Korean site has at its foot. */
export function SiteFooter() {
  const isNight = useDisplay().contrast === 'high';
  const user = useUser();
  const { pathname } = useLocation();
  return (
    <footer className={styles.footer}>
      <Picture wide={sea} isNight={isNight} width={1920} height={120} className={styles.sea} />
      <div className={styles.ground}>
        <div className={styles.column}>
          <Particulars />
          <RelatedSites />
          <ul className={styles.links}>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to} className={to === '/privacy' ? styles.strong : undefined}>
                  {label}
                </Link>
              </li>
            ))}
            {!user && (
              <li>
                <Link to={`/admin/login?next=${pathname}`}>직원 로그인</Link>
              </li>
            )}
          </ul>
        </div>
      </div>
    </footer>
  );
}
