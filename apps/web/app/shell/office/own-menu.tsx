import { Icon } from '../../ui/icon/icon.tsx';
import { OwnScreens } from './own-screens.tsx';
import { usePopup } from './use-popup.ts';

const id = 'office-own';

interface OwnMenuProps {
  name: string;
  onShortcuts?: (() => void) | undefined;
}

/** One's own name, and behind it what one does for oneself. */
export function OwnMenu({ name, onShortcuts }: OwnMenuProps) {
  const { isOpen, attributes } = usePopup(id);
  return (
    <div className="office-own">
      <button type="button" className="office-button" popoverTarget={id} aria-expanded={isOpen}>
        <Icon name="person" />
        <span>
          <b>{name}</b> 님
        </span>
        <Icon name="chevronDown" />
      </button>
      <div {...attributes} className="office-panel office-own-panel">
        <OwnScreens onShortcuts={onShortcuts} />
      </div>
    </div>
  );
}
