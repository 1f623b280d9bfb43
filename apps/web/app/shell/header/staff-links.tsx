import { Link } from 'react-router';
import { useUser } from '../../platform/session/use-user.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './staff-links.module.css';

/** Who is signed in and what they may do about it. Signing out is a plain form: it loads a new document. */
export default function StaffLinks() {
  const user = useUser();
  if (!user) return null;
  return (
    <div className={styles.staff}>
      <span className={styles.name}>
        <Icon name="person" />
        <span>
          <b>{user.nickName || user.username}</b> 님
        </span>
      </span>
      <Link to="/admin" className={styles.link}>
        업무 홈
      </Link>
      <Link to="/admin/edit-profile" className={styles.link}>
        내 정보
      </Link>
      <Link to="/admin/sessions" className={styles.link}>
        로그인한 기기
      </Link>
      <Link to="/admin/second-factor" className={styles.link}>
        2단계 인증
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
