import { useEffect, useEffectEvent } from 'react';

const takesText =
  'textarea, select, input:not([type=button], [type=submit], [type=checkbox], [type=radio], [type=file])';

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(takesText));
}

/** One key that works from anywhere where it is not a letter of what somebody writes, and no question stands open. */
export function useOfficeKey(key: '/' | '?', act: () => void): void {
  const onPress = useEffectEvent(act);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // Shift is part of some letters: which it is, the key says itself.
      const isAlone = !(event.ctrlKey || event.altKey || event.metaKey || event.isComposing);
      if (event.key !== key || !isAlone || event.defaultPrevented || isWriting(event.target)) return;
      if (document.querySelector('dialog:modal')) return;
      event.preventDefault();
      onPress();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [key]);
}
