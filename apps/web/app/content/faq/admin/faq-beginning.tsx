import type { FaqContent } from '@kidney/contract/content/faq/faq.schema.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { DraftOffer } from '../../../platform/editing/drafts/draft-offer.tsx';
import { faqDrafts, type DraftKey, type KeptFaq } from './faq-drafts.ts';
import type { LeaveGuards } from './use-leave-guards.ts';

export interface Beginning {
  words: FaqContent;
  /** Of the question that these words were typed over; 0 for a new one. */
  version: number;
  keptAt: string | undefined;
}

interface FaqBeginningProps {
  of: DraftKey;
  saved: FaqContent;
  version: number;
  guards: LeaveGuards;
  onClose: () => void;
  children: (beginning: Beginning) => ReactNode;
}

/** First what was left unfinished, then the form. */
export function FaqBeginning({ of, saved, version, guards, onClose, children }: FaqBeginningProps) {
  const [kept, setKept] = useState<KeptFaq>();
  const [beginning, setBeginning] = useState<Beginning>();
  const [anew] = useState({ words: saved, version, keptAt: undefined });

  useEffect(() => {
    let isHere = true;
    const show = (found: KeptFaq | null) => {
      if (!isHere) return;
      if (found) setKept(found);
      else setBeginning(anew);
    };
    // A form that was closed a moment ago may still be keeping its words, or throwing them away. Whoever cannot be told
    // of them can still write.
    guards
      .flush()
      .then(() => faqDrafts.find(of))
      .then(show, () => show(null));
    return () => {
      isHere = false;
    };
  }, [of, anew, guards]);

  if (beginning) return children(beginning);
  if (!kept) return <p role="status">불러오는 중입니다.</p>;
  return (
    <DraftOffer
      savedAt={kept.savedAt}
      subject="이 질문이"
      isOlder={kept.baseVersion !== version}
      onContinue={() => setBeginning({ words: kept.content, version: kept.baseVersion, keptAt: kept.savedAt })}
      onDrop={() => {
        guards.addEnding(faqDrafts.drop(of));
        setBeginning(anew);
      }}
      onClose={onClose}
    />
  );
}
