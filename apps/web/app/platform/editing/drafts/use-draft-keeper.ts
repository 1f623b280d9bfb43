import { useEffect, useState, type RefObject } from 'react';
import { createDraftKeeper, type DraftKeeper, type DraftState } from './draft-keeper.ts';

/** So long the hands have to rest. */
const restFor = 1_500;

function later(work: () => void) {
  const timer = setTimeout(work, restFor);
  return () => clearTimeout(timer);
}

interface DraftSource<Typed, Kept> {
  /** When the draft that one began with was kept. */
  keptAt: string | undefined;
  keep: (typed: Typed) => Promise<Kept>;
  /** True while something is typed that may not be kept yet. */
  held?: RefObject<boolean>;
}

/** Keeps what is typed on the server, and warns whoever leaves before it is kept. */
export function useDraftKeeper<Typed, Kept extends { savedAt: string }>({
  keptAt,
  keep,
  held,
}: DraftSource<Typed, Kept>) {
  const [state, setState] = useState<DraftState>(keptAt ? { kind: 'kept', at: keptAt } : { kind: 'untouched' });
  const [keeper] = useState<DraftKeeper<Typed, Kept>>(() => createDraftKeeper({ keep, tell: setState, later }));

  const [guard] = useState(() => ({
    hasWaiting: () => held?.current === true || keeper.hasWaiting(),
    flush: keeper.flush,
  }));

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (guard.hasWaiting()) event.preventDefault();
    };
    // A phone that goes into the pocket may not come back to this page.
    const keepNow = () => {
      if (document.visibilityState === 'hidden') void keeper.flush();
    };
    addEventListener('beforeunload', warn);
    document.addEventListener('visibilitychange', keepNow);
    return () => {
      removeEventListener('beforeunload', warn);
      document.removeEventListener('visibilitychange', keepNow);
    };
  }, [keeper, guard]);

  return { keeper, state, guard };
}
