import type { PageContent, PageDraft } from '@kidney/contract/pages/pages.schema.ts';
import { useEffect, useState } from 'react';
import { createDraftKeeper, type DraftKeeper, type DraftState } from '../draft-keeper.ts';
import { keepDraft } from '../page-calls.ts';

/** So long the hands have to rest. */
const restFor = 1_500;

function later(work: () => void) {
  const timer = setTimeout(work, restFor);
  return () => clearTimeout(timer);
}

interface Typed {
  content: PageContent;
  /** The version that it was made from. */
  base: number;
}

export type PageDraftKeeper = DraftKeeper<Typed, PageDraft>;

/** Keeps what is typed on the server, and warns whoever leaves before it is kept. */
export function useDraft(key: string, keptAt: string | undefined) {
  const [state, setState] = useState<DraftState>(keptAt ? { kind: 'kept', at: keptAt } : { kind: 'untouched' });
  const [keeper] = useState<PageDraftKeeper>(() =>
    createDraftKeeper({ keep: ({ content, base }) => keepDraft(key, content, base), tell: setState, later }),
  );

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (keeper.hasWaiting()) event.preventDefault();
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
  }, [keeper]);

  return { keeper, state };
}
