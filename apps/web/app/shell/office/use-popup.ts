import { useEffect, useRef, useState, type ToggleEvent } from 'react';
import { useLocation } from 'react-router';

/**
 * The browser opens such a panel, closes it on Escape and on a press outside, and does so without script, too. With
 * script it also closes when the focus goes elsewhere, and when another page comes without a new document.
 */
export function usePopup(id: string) {
  const { key } = useLocation();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const shown = useRef(key);

  useEffect(() => {
    // What was opened before the script came stays open.
    if (shown.current !== key) panel.current?.hidePopover();
    shown.current = key;
  }, [key]);

  useEffect(() => {
    if (!isOpen) return;
    const onFocus = ({ target }: FocusEvent) => {
      const stays = target instanceof Element && target.closest(`#${id}, [popovertarget="${id}"]`);
      if (!stays) panel.current?.hidePopover();
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, [id, isOpen]);

  const onToggle = ({ newState }: ToggleEvent) => setIsOpen(newState === 'open');
  return { isOpen, attributes: { ref: panel, id, popover: 'auto', onToggle } } as const;
}
