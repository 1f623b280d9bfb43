import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDraftKeeper } from '../drafts/use-draft-keeper.ts';
import { useMutation } from '../../use-mutation.ts';
import { mergeDrafts } from './fields.ts';

/** What somebody begins with. */
export interface Beginning<Draft> {
  draft: Draft;
  /** The version it is made from; 0 for what is not there yet. */
  version: number;
  /** What that version said; undefined where it is not known any more. */
  base: Draft | undefined;
  keptAt: string | undefined;
}

interface Stored {
  id: number;
  version: number;
}

/** How one kind of thing is kept while it is typed, sent, and read again. */
interface Subject<Draft, Saved extends Stored> {
  keep: (draft: Draft, version: number) => Promise<{ savedAt: string }>;
  dropKept: () => Promise<{ message: string }>;
  send: (draft: Draft, version: number) => Promise<{ data: Saved; message: string }>;
  /** What can be told before it is sent. */
  missingIn?: (draft: Draft) => FieldProblem[];
  toDraft: (saved: Saved) => Draft | Promise<Draft>;
  /** Where what was saved is seen. */
  pathOf: (id: number) => string;
  /** Where one goes who gives up. */
  backTo: string;
}

/** One thing being written: kept while it is typed, saved against the version one began with, and never lost to another's save. */
export function useWriting<Draft extends object, Saved extends Stored>(
  beginning: Beginning<Draft>,
  subject: Subject<Draft, Saved>,
) {
  const navigate = useNavigate();
  const { act, isBusy, outcome } = useMutation();
  const [draft, setDraft] = useState(beginning.draft);
  // Uploads end at any time, and add to what stands there then.
  const latest = useRef(draft);
  // Until the page is left: a second press would save a second time.
  const isSaving = useRef(false);
  const [from, setFrom] = useState({ version: beginning.version, base: beginning.base });
  const [edition, setEdition] = useState(0);
  const [theirs, setTheirs] = useState<{ version: number; draft: Draft }>();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const { keeper, state } = useDraftKeeper({
    keptAt: beginning.keptAt,
    keep: (typed: { draft: Draft; version: number }) => subject.keep(typed.draft, typed.version),
  });

  function change(next: Draft, version: number) {
    latest.current = next;
    setDraft(next);
    if (!isSaving.current) keeper.typed({ draft: next, version });
  }

  async function save(version: number) {
    if (isSaving.current) return;
    const missing = subject.missingIn?.(draft) ?? [];
    setProblems(missing);
    if (missing.length > 0) return;
    isSaving.current = true;
    // A draft that is kept after the save would come back as something unsaved.
    await keeper.stop();
    let after: Saved | undefined;
    const ending = await act(async () => {
      const answer = await subject.send(draft, version);
      after = answer.data;
      return answer;
    });
    if (after) {
      void navigate(subject.pathOf(after.id));
      return;
    }
    isSaving.current = false;
    keeper.typed({ draft: latest.current, version: from.version });
    setProblems(ending.fields ?? []);
    const current = ending.current as Saved | undefined;
    setTheirs(current && { version: current.version, draft: await subject.toDraft(current) });
  }

  function merge() {
    if (!theirs || !from.base) return;
    change(mergeDrafts(from.base, draft, theirs.draft), theirs.version);
    setFrom({ version: theirs.version, base: theirs.draft });
    setEdition(edition + 1);
    setTheirs(undefined);
  }

  async function takeTheirs() {
    await keeper.stop();
    await act(subject.dropKept);
    void navigate(subject.backTo);
  }

  return {
    draft,
    /** Grows when the text comes from elsewhere than from typing. */
    edition,
    keeper,
    keptState: state,
    isBusy,
    outcome,
    problems,
    theirs,
    mayMerge: from.base !== undefined,
    backTo: subject.backTo,
    change: (update: (before: Draft) => Draft) => change(update(latest.current), from.version),
    save: () => save(from.version),
    saveOver: () => theirs && save(theirs.version),
    merge,
    takeTheirs,
  };
}
