import type { FaqContent } from '@kidney/contract/content/faq/faq.schema.ts';
import { useEffect, useRef } from 'react';
import { draftInWords } from '../../../platform/editing/drafts/draft-messages.ts';
import { useDraftKeeper } from '../../../platform/editing/drafts/use-draft-keeper.ts';
import type { Ending } from '../../../platform/use-mutation.ts';
import { faqDrafts, type DraftKey, type KeptFaq } from './faq-drafts.ts';
import type { LeaveGuards } from './use-leave-guards.ts';

interface Typed {
  words: FaqContent;
  /** Of the question over which they are typed. */
  version: number;
}

/** Keeps a question on the server while it is typed. */
export function useFaqDraft(key: DraftKey, keptAt: string | undefined, guards: LeaveGuards) {
  const { keeper, state, guard } = useDraftKeeper<Typed, KeptFaq>({
    keptAt,
    keep: ({ words, version }) => faqDrafts.keep(key, words, version),
  });
  const isSaving = useRef(false);
  const isLeft = useRef(false);
  const latest = useRef<Typed>(undefined);

  useEffect(() => {
    isLeft.current = false;
    const letGo = guards.add(guard);
    return () => {
      isLeft.current = true;
      // A form that is closed takes nothing with it; what cannot be kept stays guarded.
      void keeper.flush().then(() => {
        if (!keeper.hasWaiting()) letGo();
      });
    };
  }, [guards, guard, keeper]);

  return {
    typed(words: FaqContent, version: number): void {
      latest.current = { words, version };
      if (!isSaving.current) keeper.typed(latest.current);
    },
    /** Once, however often it is pressed; what is on the page then is kept again where it fails. */
    async saving(work: () => Promise<Ending>): Promise<Ending> {
      if (isSaving.current) return { isDone: false };
      isSaving.current = true;
      try {
        await keeper.stop();
        const ending = await work();
        if (!ending.isDone && !isLeft.current && latest.current) keeper.typed(latest.current);
        return ending;
      } finally {
        isSaving.current = false;
      }
    },
    drop(): void {
      guards.addEnding(keeper.stop().then(() => faqDrafts.drop(key)));
    },
    isTyped: state.kind !== 'untouched',
    words: state.kind === 'untouched' ? '' : draftInWords(state),
  };
}
