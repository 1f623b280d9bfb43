import { newContent } from '@kidney/contract/content/engine/content.paths.ts';
import { newslettersPaths } from '@kidney/contract/content/newsletters/newsletters.paths.ts';
import type { IssueSource } from '@kidney/contract/content/newsletters/newsletters.schema.ts';
import { useId, useMemo } from 'react';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useWriting, type Beginning } from '../../../platform/editing/form/use-writing.ts';
import { WritingForm } from '../../../platform/editing/form/writing-form.tsx';
import { issuePath, newslettersPath } from '../public/newsletter-address.ts';
import { differencesOf, labels, missingIn, wrongFields } from './draft-fields.ts';
import { toContent, toDraft, toKept, type IssueDraft } from './issue-draft.ts';
import { IssueFields } from './issue-fields.tsx';

interface IssueEditorProps {
  /** Undefined for a new issue. */
  id: number | undefined;
  today: string;
  beginning: Beginning<IssueDraft>;
}

export function IssueEditor({ id: issueId, today, beginning }: IssueEditorProps) {
  const id = useId();
  const key = issueId ?? newContent;
  const writing = useWriting<IssueDraft, IssueSource>(beginning, {
    keep: async (draft, version) => {
      const body = { content: toKept(draft, today), baseVersion: version };
      return (await call(browserTransport, newslettersPaths.saveDraft, { params: { key }, body })).data;
    },
    dropKept: () => call(browserTransport, newslettersPaths.dropDraft, { params: { key } }),
    send: (draft, version) =>
      issueId === undefined
        ? call(browserTransport, newslettersPaths.create, { body: toContent(draft) })
        : call(browserTransport, newslettersPaths.update, {
            params: { id: issueId },
            body: { ...toContent(draft), version },
          }),
    missingIn,
    toDraft,
    pathOf: issuePath,
    backTo: issueId === undefined ? newslettersPath : issuePath(issueId),
  });
  const { draft, edition, problems, change } = writing;
  const wrong = useMemo(() => wrongFields(problems), [problems]);
  return (
    <WritingForm
      writing={writing}
      label={issueId === undefined ? '소식지 올리기' : '소식지 고치기'}
      subject="이 소식지를"
      id={id}
      first="number"
      labels={labels}
      wrong={wrong}
      differencesOf={differencesOf}
    >
      <IssueFields id={id} draft={draft} edition={edition} wrong={wrong} onChange={change} />
    </WritingForm>
  );
}
