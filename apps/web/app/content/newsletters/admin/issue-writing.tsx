import { newContent } from '@kidney/contract/content/engine/content.paths.ts';
import { newslettersPaths } from '@kidney/contract/content/newsletters/newsletters.paths.ts';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { DraftGate } from '../../../platform/editing/drafts/draft-gate.tsx';
import { issuePath, newslettersPath } from '../public/newsletter-address.ts';
import { blankDraft, fromKept, toDraft } from './issue-draft.ts';
import { IssueEditor } from './issue-editor.tsx';
import type { Loaded } from './load-writing.ts';

export function IssueWriting({ issue, kept, today }: Loaded) {
  return (
    <DraftGate
      fresh={issue ? toDraft(issue) : blankDraft(today)}
      version={issue?.version ?? 0}
      kept={kept && { ...kept, draft: fromKept(kept) }}
      subject="이 소식지가"
      backTo={issue ? issuePath(issue.id) : newslettersPath}
      dropKept={() => call(browserTransport, newslettersPaths.dropDraft, { params: { key: issue?.id ?? newContent } })}
    >
      {(beginning) => <IssueEditor id={issue?.id} today={today} beginning={beginning} />}
    </DraftGate>
  );
}
