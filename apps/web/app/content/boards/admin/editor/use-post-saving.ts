import type { Board } from '@kidney/contract/content/boards/boards.paths.ts';
import type { PostDraft, PostSource } from '@kidney/contract/content/boards/boards.schema.ts';
import { useState } from 'react';
import type { DraftKeeper } from '../../../../platform/editing/drafts/draft-keeper.ts';
import { listVersions, savePost, type PostKey } from '../post-calls.ts';
import { contentOf, publishOf, type PostForm } from '../post-form.ts';
import { problemsOf, type FieldErrors } from './field-problems.ts';

export interface TypedPost {
  form: PostForm;
  /** The version that it was made from. */
  base: number;
}

export interface Conflict {
  current: PostSource;
  author: string | null;
}

interface SavingDeps {
  board: Board;
  postKey: PostKey;
  base: number;
  keeper: DraftKeeper<TypedPost, PostDraft>;
  latest: () => PostForm;
  onSaved: (post: PostSource, message: string) => void;
}

const noTime: FieldErrors = { 'publish.at': '누리집에 올릴 날과 시각을 골라 주십시오.' };

export function usePostSaving({ board, postKey, base, keeper, latest, onSaved }: SavingDeps) {
  const [isBusy, setBusy] = useState(false);
  const [errors, setErrors] = useState<FieldErrors>({});
  const [failure, setFailure] = useState<string>();
  const [conflict, setConflict] = useState<Conflict>();
  /** Grows with every attempt: the same failure a second time is news again. */
  const [attempt, setAttempt] = useState(0);

  function say(words: string) {
    setAttempt((now) => now + 1);
    setFailure(words);
  }

  async function describe(current: PostSource) {
    const versions = await listVersions(board, current.id).catch(() => []);
    setConflict({ current, author: versions.find(({ version }) => version === current.version)?.author ?? null });
  }

  async function save() {
    if (isBusy) return;
    setFailure(undefined);
    const form = latest();
    const publish = publishOf(form);
    if (!publish) return setErrors({ ...noTime });
    setBusy(true);
    // Whatever the answer is, what was typed is kept; and no draft can arrive after the save that ends it.
    await keeper.flush();
    const ending = await savePost(board, { key: postKey, content: contentOf(form), publish, version: base });
    setErrors(ending.kind === 'wrong' ? problemsOf(ending.fields) : {});
    if (ending.kind === 'failed') say(ending.message);
    if (ending.kind === 'stale') await describe(ending.current);
    if (ending.kind === 'saved') {
      await keeper.stop();
      return onSaved(ending.post, ending.message);
    }
    setBusy(false);
  }

  return { isBusy, errors, failure, attempt, conflict, save, say, settleConflict: () => setConflict(undefined) };
}
