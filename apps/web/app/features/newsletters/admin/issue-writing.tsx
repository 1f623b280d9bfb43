import { newIssue } from '@kidney/contract/newsletters/newsletter-names.paths.ts';
import { newslettersPaths } from '@kidney/contract/newsletters/newsletters.paths.ts';
import type { IssueDraft as KeptDraft, IssueSource } from '@kidney/contract/newsletters/newsletters.schema.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { DraftOffer } from '../../../platform/editing/draft-offer.tsx';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { failureInWords } from '../../../platform/use-acts.ts';
import { Column, Stack } from '../../../ui/layout/layout.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { issuePath, newslettersPath } from '../public/newsletter-address.ts';
import { blankDraft, fromKept, toDraft } from './issue-draft.ts';
import { IssueEditor, type Beginning } from './issue-editor.tsx';

interface IssueWritingProps {
  issue: IssueSource | undefined;
  kept: KeptDraft | null;
  today: string;
}

function freshly(issue: IssueSource | undefined, today: string): Beginning {
  const draft = issue ? toDraft(issue) : blankDraft(today);
  return { draft, version: issue?.version ?? 0, base: draft, keptAt: undefined };
}

/** From an older version one goes on too: the save then shows what somebody else wrote meanwhile. */
function goingOn(issue: IssueSource | undefined, kept: KeptDraft, today: string): Beginning {
  const isSame = kept.baseVersion === (issue?.version ?? 0);
  const base = isSame ? freshly(issue, today).base : undefined;
  return { draft: fromKept(kept), version: kept.baseVersion, base, keptAt: kept.savedAt };
}

/** First what was left unsaved, then the form. */
export function IssueWriting({ issue, kept, today }: IssueWritingProps) {
  const navigate = useNavigate();
  const [beginning, setBeginning] = useState(() => (kept ? undefined : freshly(issue, today)));
  const [problem, setProblem] = useState<string>();

  async function drop() {
    try {
      await call(browserTransport, newslettersPaths.dropDraft, { params: { key: issue?.id ?? newIssue } });
      setBeginning(freshly(issue, today));
    } catch (error) {
      setProblem(failureInWords(error));
    }
  }

  return (
    <Column>
      <Stack>
        {problem && <StatusMessage kind="error">{problem}</StatusMessage>}
        {!beginning && kept && (
          <DraftOffer
            savedAt={kept.savedAt}
            subject="이 소식지가"
            isOlder={kept.baseVersion !== (issue?.version ?? 0)}
            onContinue={() => setBeginning(goingOn(issue, kept, today))}
            onDrop={() => void drop()}
            onClose={() => void navigate(issue ? issuePath(issue.id) : newslettersPath)}
          />
        )}
        {beginning && <IssueEditor id={issue?.id} today={today} beginning={beginning} />}
      </Stack>
    </Column>
  );
}
