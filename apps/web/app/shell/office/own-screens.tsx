import { Link, NavLink } from 'react-router';
import { Icon } from '../../ui/icon/icon.tsx';
import { DisplayControls } from '../display-controls.tsx';
import { footPages } from '../navigation/sections.ts';

const own = [
  { label: '내 정보', to: '/admin/edit-profile' },
  { label: '로그인한 기기', to: '/admin/sessions' },
  { label: '2단계 인증', to: '/admin/second-factor' },
  { label: '비밀번호 바꾸기', to: '/admin/change-password' },
];

/** What somebody does for themselves. Signing out is a plain form: it loads a new document. */
export function OwnScreens({ onShortcuts }: { onShortcuts?: (() => void) | undefined }) {
  return (
    <>
      <ul>
        {own.map(({ label, to }) => (
          <li key={to}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
        <li>
          <Link to="/">누리집 보기</Link>
        </li>
      </ul>
      <DisplayControls />
      {onShortcuts && (
        <button
          type="button"
          className="office-sign-out"
          aria-keyshortcuts="?"
          onClick={({ currentTarget }) => {
            // Closed first: then the focus comes back to what opened the menu, and later to there from the list.
            currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
            onShortcuts();
          }}
        >
          단축키 보기
        </button>
      )}
      <form method="post" action="/admin/logout">
        <button type="submit" className="office-sign-out">
          <Icon name="signOut" />
          로그아웃
        </button>
      </form>
      <ul className="office-papers">
        {/* What stands at the foot of public pages, which screens of the office do not have. */}
        {footPages.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
