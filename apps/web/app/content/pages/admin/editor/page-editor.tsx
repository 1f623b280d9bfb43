import { useState } from 'react';
import { DraftOffer } from '../../../../platform/editing/drafts/draft-offer.tsx';
import { PageMeta } from '../../../../platform/page-meta.tsx';
import { Column } from '../../../../ui/layout/layout.tsx';
import type { AdminProps, Start } from '../admin-props.ts';
import { dropDraft } from '../page-calls.ts';
import { contentOf } from '../tidy-content.ts';
import { PageEditing } from './page-editing.tsx';

/** What was typed before comes first: it is taken up or thrown away before anything else is done. */
export function PageEditor(props: AdminProps) {
  const { page, draft } = props.opened;
  const fresh: Start = { content: contentOf(page), base: page.version };
  const [start, setStart] = useState<Start | undefined>(draft ? undefined : fresh);
  if (start) return <PageEditing {...props} start={start} />;
  return (
    <Column>
      <PageMeta title={`${page.title} 고치기`} description={page.description} />
      {draft && (
        <DraftOffer
          savedAt={draft.savedAt}
          subject="이 페이지가"
          isOlder={draft.baseVersion < page.version}
          onContinue={() => setStart({ content: draft.content, base: draft.baseVersion, keptAt: draft.savedAt })}
          onDrop={() => {
            dropDraft(page.key).catch(() => undefined);
            setStart(fresh);
          }}
          onClose={() => props.onClose()}
        />
      )}
    </Column>
  );
}
