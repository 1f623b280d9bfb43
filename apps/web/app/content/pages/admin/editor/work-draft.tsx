import { flushSync } from 'react-dom';
import { DraftOffer } from '../../../../platform/editing/drafts/draft-offer.tsx';
import type { PageWork } from '../use-page-work.ts';

interface WorkDraftProps {
  offer: NonNullable<PageWork['offer']>;
  /** Of the button that asked for it. */
  askedBy: string;
}

/** What somebody had typed of the page before; put aside, it leaves the focus where it was asked for. */
export function WorkDraft({ offer, askedBy }: WorkDraftProps) {
  return (
    <DraftOffer
      savedAt={offer.draft.savedAt}
      subject="이 페이지가"
      isOlder={offer.draft.baseVersion < offer.opened.page.version}
      onContinue={offer.onContinue}
      onDrop={offer.onDrop}
      onClose={() => {
        flushSync(offer.onClose);
        document.getElementById(askedBy)?.focus();
      }}
    />
  );
}
