import { useEffect, type RefObject } from 'react';

const takesText =
  'textarea, select, input:not([type=button], [type=submit], [type=checkbox], [type=radio], [type=file])';

function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(takesText));
}

/** `/` leads into the box from anywhere where it is not a letter of what somebody writes. */
export function useSlash(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isAlone = !(event.ctrlKey || event.altKey || event.metaKey || event.shiftKey || event.isComposing);
      if (event.key !== '/' || !isAlone || event.defaultPrevented || isWriting(event.target)) return;
      if (document.querySelector('dialog:modal')) return;
      event.preventDefault();
      box.current?.focus();
      box.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [box]);
}
