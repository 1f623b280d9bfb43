import { useEffect, useRef, useSyncExternalStore, type RefObject } from 'react';

const never = () => () => {};

/** Gives the focus to what tells of an answer, once for each. Where it came with the page, somebody may have gone on before the script came: they keep it. */
export function useAnswerFocus(box: RefObject<HTMLElement | null>, answer: unknown, isAnswer: boolean): void {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const cameWithPage = useRef(!isHydrated);

  useEffect(() => {
    const isAway = cameWithPage.current && document.activeElement !== document.body;
    cameWithPage.current = false;
    if (isAnswer && !isAway) box.current?.focus();
  }, [box, answer, isAnswer]);
}
