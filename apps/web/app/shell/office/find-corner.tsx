import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router';
import { Icon } from '../../ui/icon/icon.tsx';
import type { OfficeScreen } from './office-screens.ts';
import OfficeSearch from './search/office-search.tsx';

const id = 'office-find';

/** The search of the office: in the row where there is room for it, below the row and behind a button on phones. */
export function FindCorner({ roles, screens }: { roles: readonly string[]; screens: readonly OfficeScreen[] }) {
  const { key } = useLocation();
  // Whatever was opened on another page is closed on this one.
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = openedAt === key;

  function toggle() {
    flushSync(() => setOpenedAt(isOpen ? undefined : key));
    if (!isOpen) document.querySelector<HTMLInputElement>(`#${id} input`)?.focus();
  }

  return (
    <>
      <button
        type="button"
        className="office-button office-find-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <Icon name="search" />
        찾기
      </button>
      <div id={id} className={isOpen ? 'office-find office-find-open' : 'office-find'}>
        <OfficeSearch roles={roles} screens={screens} />
      </div>
    </>
  );
}
