import { newIssue } from '@kidney/contract/newsletters/newsletter-names.paths.ts';
import { newslettersPaths } from '@kidney/contract/newsletters/newsletters.paths.ts';
import type { IssueSource } from '@kidney/contract/newsletters/newsletters.schema.ts';
import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { draftInWords } from '../../../platform/editing/draft-words.ts';
import { LeaveGuard } from '../../../platform/editing/leave-guard.tsx';
import { StaleSave } from '../../../platform/editing/stale-save.tsx';
import { useDraftKeeper } from '../../../platform/editing/use-draft-keeper.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useActs } from '../../../platform/use-acts.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { issuePath, newslettersPath } from '../public/newsletter-address.ts';
import { differencesOf, missingIn } from './draft-fields.ts';
import { mergeDrafts, toContent, toDraft, toKept, type IssueDraft } from './issue-draft.ts';
import { IssueForm } from './issue-form.tsx';

/** What somebody begins with. */
export interface Beginning {
  draft: IssueDraft;
  /** The version it is made from; 0 for an issue that is not there yet. */
  version: number;
  /** What that version said; undefined where it is not known any more. */
  base: IssueDraft | undefined;
  keptAt: string | undefined;
}

interface IssueEditorProps {
  /** Undefined for a new issue. */
  id: number | undefined;
  today: string;
  beginning: Beginning;
}

export function IssueEditor({ id, today, beginning }: IssueEditorProps) {
  const navigate = useNavigate();
  const { act, isBusy, outcome } = useActs();
  const [draft, setDraft] = useState(beginning.draft);
  // An upload ends at any time, and must not bring back what was typed before it.
  const latest = useRef(beginning.draft);
  const [from, setFrom] = useState({ version: beginning.version, base: beginning.base });
  const [edition, setEdition] = useState(0);
  const [theirs, setTheirs] = useState<IssueSource>();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const backTo = id === undefined ? newslettersPath : issuePath(id);
  const { keeper, state } = useDraftKeeper({
    keptAt: beginning.keptAt,
    keep: async (typed: { draft: IssueDraft; version: number }) => {
      const body = { content: toKept(typed.draft, today), baseVersion: typed.version };
      return (await call(browserTransport, newslettersPaths.saveDraft, { params: { key: id ?? newIssue }, body })).data;
    },
  });

  function change(typed: IssueDraft, version: number) {
    latest.current = typed;
    setDraft(typed);
    keeper.typed({ draft: typed, version });
  }

  async function save(version: number) {
    const missing = missingIn(draft);
    setProblems(missing);
    if (missing.length > 0) return;
    // A draft that is kept after the save would come back as something unsaved.
    await keeper.stop();
    let after: IssueSource | undefined;
    const body = toContent(draft);
    const ending = await act(async () => {
      const answer =
        id === undefined
          ? await call(browserTransport, newslettersPaths.create, { body })
          : await call(browserTransport, newslettersPaths.update, { params: { id }, body: { ...body, version } });
      after = answer.data;
      return answer;
    });
    if (after) {
      void navigate(issuePath(after.id));
      return;
    }
    setProblems(ending.fields ?? []);
    setTheirs(ending.current as IssueSource | undefined);
    keeper.typed({ draft, version: from.version });
  }

  function merge(current: IssueSource, base: IssueDraft) {
    const saved = toDraft(current);
    change(mergeDrafts(base, draft, saved), current.version);
    setFrom({ version: current.version, base: saved });
    setEdition(edition + 1);
    setTheirs(undefined);
  }

  async function takeTheirs(key: number) {
    await keeper.stop();
    await act(() => call(browserTransport, newslettersPaths.dropDraft, { params: { key } }));
    void navigate(backTo);
  }

  const { base } = from;
  return (
    <Stack>
      <LeaveGuard keeper={keeper} />
      {outcome?.kind === 'error' && (
        <StatusMessage isFocused kind="error">
          {outcome.message}
        </StatusMessage>
      )}
      <IssueForm
        label={id === undefined ? '소식지 올리기' : '소식지 고치기'}
        draft={draft}
        edition={edition}
        isBusy={isBusy}
        problems={problems}
        kept={draftInWords(state)}
        backTo={backTo}
        onChange={(typed) => change(typed(latest.current), from.version)}
        onSave={() => void save(from.version)}
        question={
          theirs && (
            <StaleSave
              key={theirs.version}
              subject="이 소식지를"
              differences={differencesOf(toDraft(theirs), draft)}
              onMerge={base && (() => merge(theirs, base))}
              onTakeMine={() => void save(theirs.version)}
              onTakeTheirs={() => void takeTheirs(theirs.id)}
            />
          )
        }
      />
    </Stack>
  );
}
