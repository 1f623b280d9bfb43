import type { Page, PageContent, PageDraft } from '@kidney/contract/content/pages/pages.schema.ts';
import { useState } from 'react';
import type { DraftKeeper } from '../../../../platform/editing/drafts/draft-keeper.ts';
import { getRevision, listVersions, savePage } from '../page-calls.ts';
import { placeProblems, type PlacedProblem } from './field-ids.ts';

export interface TypedPage {
  content: PageContent;
  /** The version that it was made from. */
  base: number;
}

/** What somebody else saved first. */
export interface Conflict {
  current: Page;
  author: string | null;
  /** What both began with; without it the two cannot be put together. */
  base: PageContent | undefined;
}

async function describeConflict(current: Page, baseVersion: number): Promise<Conflict> {
  const [versions, base] = await Promise.all([
    listVersions(current.key).catch(() => []),
    getRevision(current.key, baseVersion).catch(() => undefined),
  ]);
  const author = versions.find(({ version }) => version === current.version)?.author ?? null;
  return { current, author, base: base?.content };
}

interface SavingDeps {
  pageKey: string;
  base: number;
  keeper: DraftKeeper<TypedPage, PageDraft>;
  latest: () => PageContent;
  onSaved: (message: string) => Promise<void>;
  /** Opens the forms in which something is wrong. */
  onWrong: (owners: readonly string[]) => void;
}

export function useSaving({ pageKey, base, keeper, latest, onSaved, onWrong }: SavingDeps) {
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly PlacedProblem[]>([]);
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();

  async function save() {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    // Whatever the answer is, what was typed is kept; and no draft can arrive after the save that ends it.
    await keeper.flush();
    const content = latest();
    const ending = await savePage(pageKey, content, base);
    if (ending.kind === 'stale') setConflict(await describeConflict(ending.current, base));
    if (ending.kind === 'failed') setFailure(ending.message);
    const placed = ending.kind === 'wrong' ? placeProblems(ending.fields, content.blocks) : [];
    onWrong(placed.map(({ owner }) => owner));
    setProblems(placed);
    if (ending.kind === 'saved') {
      await keeper.stop();
      await onSaved(ending.message);
    }
    setBusy(false);
  }

  return {
    isBusy,
    problems,
    failure,
    conflict,
    save,
    say: setFailure,
    settleConflict: () => setConflict(undefined),
    /** What was said of an earlier save is said no more. */
    forget() {
      setProblems([]);
      setFailure(undefined);
      setConflict(undefined);
    },
  };
}
