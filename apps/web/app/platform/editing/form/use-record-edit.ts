import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { useState } from 'react';
import type { Mutation, Ending } from '../../use-mutation.ts';
import { mergeDrafts } from './fields.ts';

/** What somebody else saved meanwhile, and what becomes of it; to be decided before anything else. */
export interface Conflict<Draft> {
  theirs: Draft;
  version: number;
  onTakeMine: (mine: Draft) => void;
  onTakeTheirs: () => void;
  /** Settles it, and gives both put together. */
  merge: (mine: Draft) => Draft;
}

interface RecordEditOptions<Stored, Draft> {
  record: Stored;
  toDraft: (record: Stored) => Draft;
  send: (draft: Draft, version: number) => Promise<Ending>;
  merge?: (before: Draft, mine: Draft, theirs: Draft) => Draft;
  mutation: Pick<Mutation, 'isBusy' | 'reload'>;
  onSaved: () => void;
  onClose: () => void;
}

/** A record that is changed in its place: what a form of it needs to know, and what it does. */
export function useRecordEdit<Stored extends { version: number }, Draft extends object>(
  options: RecordEditOptions<Stored, Draft>,
) {
  const { record, toDraft, send, merge = mergeDrafts, mutation, onSaved, onClose } = options;
  const read = (stored: Stored) => ({ version: stored.version, draft: toDraft(stored) });
  const [seen, setSeen] = useState(() => read(record));
  const [theirs, setTheirs] = useState<typeof seen>();
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);

  async function save(draft: Draft, version: number) {
    if (mutation.isBusy) return;
    const { isDone, current, fields = [] } = await send(draft, version);
    setProblems(fields);
    if (isDone) onSaved();
    else if (current) setTheirs(read(current as Stored));
  }

  async function takeTheirs() {
    await mutation.reload();
    onClose();
  }

  const conflict: Conflict<Draft> | undefined = theirs && {
    theirs: theirs.draft,
    version: theirs.version,
    onTakeMine: (mine) => void save(mine, theirs.version),
    onTakeTheirs: () => void takeTheirs(),
    merge: (mine) => {
      setSeen(theirs);
      setTheirs(undefined);
      return merge(seen.draft, mine, theirs.draft);
    },
  };

  return {
    initial: seen.draft,
    /** What is saved is saved over this one. */
    version: seen.version,
    isBusy: mutation.isBusy,
    problems,
    conflict,
    onConfirm: (draft: Draft) => void save(draft, seen.version),
    onCancel: onClose,
  };
}
