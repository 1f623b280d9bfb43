import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';

/**
 * The browser opens and closes menus made of `details`. They lie over the page, so with script they also close on
 * Escape, on a press elsewhere, when the focus goes elsewhere, and when another page comes without a new document.
 */
export function useClosingDetails(within: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const shown = useRef(key);

  useEffect(() => {
    const opened = () => within.current?.querySelectorAll<HTMLDetailsElement>('details[open]') ?? [];
    const close = (stays: EventTarget | null) => {
      for (const open of opened()) if (!open.contains(stays as Node | null)) open.open = false;
    };
    // What was opened before the script came stays open.
    if (shown.current !== key) close(null);
    shown.current = key;

    const stopping = new AbortController();
    const { signal } = stopping;
    const onElsewhere = ({ target }: Event) => close(target);
    const onKey = (event: KeyboardEvent) => {
      const [open] = opened();
      if (event.key !== 'Escape' || !open) return;
      open.open = false;
      open.querySelector('summary')?.focus();
    };
    document.addEventListener('keydown', onKey, { signal });
    document.addEventListener('pointerdown', onElsewhere, { signal });
    document.addEventListener('focusin', onElsewhere, { signal });
    return () => stopping.abort();
  }, [key, within]);
}
