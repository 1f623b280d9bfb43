import { useEffect, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * The browser opens and closes menus made of `details`. They lie over the page, so with script they also close on
 * Escape, on a press elsewhere, when the focus leaves them, and when another page comes without a new document.
 */
export function useClosingDetails(within: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();

  useEffect(() => {
    for (const open of within.current?.querySelectorAll('details[open]') ?? []) open.removeAttribute('open');
  }, [key, within]);

  useEffect(() => {
    const root = within.current;
    if (!root) return;
    const close = (stays: EventTarget | null) => {
      for (const open of root.querySelectorAll<HTMLDetailsElement>('details[open]')) {
        if (!(stays instanceof Node && open.contains(stays))) open.open = false;
      }
    };
    const onKey = (event: KeyboardEvent) => {
      const open = root.querySelector<HTMLDetailsElement>('details[open]');
      if (event.key !== 'Escape' || !open) return;
      open.open = false;
      open.querySelector('summary')?.focus();
    };
    const onPress = ({ target }: PointerEvent) => close(target);
    const onFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) close(relatedTarget);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    root.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
      root.removeEventListener('focusout', onFocusOut);
    };
  }, [within]);
}
