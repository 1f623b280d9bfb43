import { Link, NavLink } from 'react-router';
import { useUser } from '../../platform/session/use-user.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './staff-links.module.css';

/** The screens of the office and whose work they are. */
const officeScreens = [
  { label: '금액과 사실', to: '/admin/facts', roles: ['editor', 'owner'] },
  { label: '운행하지 않는 날', to: '/admin/service-days', roles: ['editor', 'dispatcher', 'owner'] },
  { label: '기록', to: '/admin/records', roles: ['owner'] },
  { label: '메시지', to: '/admin/messages', roles: ['owner'] },
  { label: '설정', to: '/admin/settings', roles: ['editor', 'owner'] },
];

/** Who is signed in and what they may do about it. Signing out is a plain form: it loads a new document. */
export default function StaffLinks() {
  const user = useUser();
  if (!user) return null;
  const own = officeScreens.filter(({ roles }) => user.roles.some((role) => roles.includes(role)));
  return (
    <div className={styles.staff}>
      <span className={styles.name}>
        <Icon name="person" />
        <span>
          <b>{user.nickName || user.username}</b> 님
        </span>
      </span>
      {own.map(({ label, to }) => (
        <NavLink key={to} to={to} className={styles.link ?? ''}>
          {label}
        </NavLink>
      ))}
      <Link to="/admin/edit-profile" className={styles.link}>
        내 정보
      </Link>
      <Link to="/admin/change-password" className={styles.link}>
        비밀번호 바꾸기
      </Link>
      <form method="post" action="/admin/logout">
        <button type="submit" className={styles.signOut}>
          <Icon name="signOut" />
          로그아웃
        </button>
      </form>
    </div>
  );
}
