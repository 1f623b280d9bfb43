import { staffSearchRoles } from '@kidney/contract/operations/staff-search/staff-search.paths.ts';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { useUser } from '../../platform/session/use-user.ts';
import { useHas } from '../../platform/use-has.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { Brand } from '../header/brand.tsx';
import { FindCorner } from './find-corner.tsx';
import { OfficeMenu } from './office-menu.tsx';
import { groupsOf, screensOf } from './office-screens.ts';
import { OwnMenu } from './own-menu.tsx';
import { useOfficeKey } from './use-office-key.ts';

const Shortcuts = lazy(() => import('./shortcuts.tsx'));

const callPath = '/admin/call';

function Mark() {
  return (
    <Link to="/admin" className="office-mark" aria-label="사무국: 오늘 할 일">
      <Brand isOnDark />
      <span>사무국</span>
    </Link>
  );
}

/** The list of the keys, behind `?` and a button. */
function useShortcuts(hasSearch: boolean) {
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useOfficeKey('?', open);
  const list = isOpen && (
    <Suspense>
      <Shortcuts hasSearch={hasSearch} onClose={() => setOpen(false)} />
    </Suspense>
  );
  return { open, list };
}

function WholeBar({ roles, name }: { roles: readonly string[]; name: string }) {
  const has = useHas();
  const screens = screensOf(roles, has);
  const hasSearch = staffSearchRoles.some((role) => roles.includes(role));
  const shortcuts = useShortcuts(hasSearch);
  return (
    <header className="office">
      <div className="office-row">
        <Mark />
        <OfficeMenu groups={groupsOf(roles, has)} name={name} onShortcuts={shortcuts.open} />
        {hasSearch && <FindCorner roles={roles} screens={screens} />}
        {screens.some(({ to }) => to === callPath) && (
          <Link to={callPath} className="office-call">
            <Icon name="phone" />
            전화 받기
          </Link>
        )}
        <OwnMenu name={name} onShortcuts={shortcuts.open} />
      </div>
      {shortcuts.list}
    </header>
  );
}

/** The one row of the office: all of it on its own screens, and on public pages the way back. */
export default function OfficeBar({ isInside }: { isInside: boolean }) {
  const user = useUser();
  if (!user) return null;
  const name = user.nickName || user.username;
  // Whoever still owes the second factor may do nothing yet.
  if (isInside) return <WholeBar roles={user.pendingFactor ? [] : user.roles} name={name} />;
  return (
    <nav className="office office-slim" aria-label="사무국">
      <div className="office-row">
        <Mark />
        <OwnMenu name={name} />
      </div>
    </nav>
  );
}
