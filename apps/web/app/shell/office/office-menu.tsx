import { useState, type MouseEvent } from 'react';
import { NavLink, useLocation, useRouteLoaderData } from 'react-router';
import { countedMost } from '@kidney/contract/operations/staff-home/waits.paths.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { isWithin, type OfficeGroup } from './office-screens.ts';
import { OwnScreens } from './own-screens.tsx';
import { usePopup } from './use-popup.ts';

const id = 'office-screens';
const wholeMenu = '메뉴';
const today = '오늘';

/** What is due by tonight, beside the group that leads to it. */
function Due() {
  const due = useRouteLoaderData<{ due?: number }>('root')?.due;
  if (!due) return null;
  const shown = due < countedMost ? String(due) : `${countedMost - 1}+`;
  return (
    <span className="office-due" role="img" aria-label={`오늘까지 할 일 ${shown}건`}>
      {shown}
    </span>
  );
}

interface OfficeMenuProps {
  groups: readonly OfficeGroup[];
  name: string;
  onShortcuts: () => void;
}

/** The groups in a row where it is wide, one button where it is not; each opens the same panel with everything. */
export function OfficeMenu({ groups, name, onShortcuts }: OfficeMenuProps) {
  const { pathname } = useLocation();
  const { isOpen, attributes } = usePopup(id);
  const [pressed, setPressed] = useState(wholeMenu);

  const onPress = (label: string) => (event: MouseEvent) => {
    // All groups stand in the panel: with another name it stays as it is.
    if (isOpen && pressed !== label) event.preventDefault();
    setPressed(label);
  };
  const open = (label: string) => ({
    type: 'button' as const,
    popoverTarget: id,
    onClick: onPress(label),
    'aria-expanded': isOpen && pressed === label,
  });

  return (
    <nav className="office-menu" aria-label="업무 메뉴">
      <ul className="office-tabs">
        {groups.map((group) => (
          <li key={group.label}>
            <button
              {...open(group.label)}
              className="office-tab"
              aria-current={isWithin(group, pathname) ? 'true' : undefined}
            >
              {group.label}
            </button>
            {group.label === today && <Due />}
          </li>
        ))}
      </ul>
      <button {...open(wholeMenu)} className="office-button office-whole">
        <Icon name="menu" />
        {wholeMenu}
      </button>
      <Due />
      <div {...attributes} className="office-panel">
        <div className="office-groups">
          {groups.map(({ label, screens }) => (
            <div key={label}>
              <h2>{label}</h2>
              <ul>
                {screens.map((screen) => (
                  <li key={screen.to}>
                    <NavLink to={screen.to} end={screen.to === '/admin'}>
                      {screen.label}
                    </NavLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div className="office-own-below">
            <h2>{name} 님</h2>
            <OwnScreens onShortcuts={onShortcuts} />
          </div>
        </div>
        <p>보이는 것은 맡은 일에 따라 다릅니다.</p>
      </div>
    </nav>
  );
}
