import { useSyncExternalStore } from 'react';

const narrow = '(max-width: 720px)';

function watch(onChange: () => void) {
  const query = matchMedia(narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** True at a width of 720 px or less, and follows the window. For what CSS cannot do; the look itself is CSS. */
export function useMobile(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(narrow).matches,
    () => false,
  );
}
