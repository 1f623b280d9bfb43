import type { Board } from '@kidney/contract/boards/boards.paths.ts';
import type { PostRevision, PostSource, PostVersion } from '@kidney/contract/boards/boards.schema.ts';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { RestoreDialog } from '../../../../platform/editing/restore-dialog.tsx';
import { VersionComparison } from '../../../../platform/editing/version-comparison.tsx';
import { VersionList } from '../../../../platform/editing/version-list.tsx';
import { failureInWords } from '../../../../platform/use-acts.ts';
import { StatusMessage } from '../../../../ui/status-message/status-message.tsx';
import { getRevision, listVersions, savePost } from '../post-calls.ts';
import { comparePosts, type ComparedPost } from '../post-difference.ts';
import { publishOfSource } from '../post-form.ts';
import { RevisionView } from './revision-view.tsx';
import styles from '../desk.module.css';

interface PostVersionsProps {
  board: Board;
  source: PostSource;
  onClose: () => void;
}

type Shown = { kind: 'one'; revision: PostRevision } | { kind: 'two'; older: PostRevision; newer: PostRevision };

const compared = ({ content, attachmentFiles }: PostRevision): ComparedPost => ({
  ...content,
  fileNames: attachmentFiles.map(({ name }) => name),
});

/** What was saved before: who, when and what; to be looked at, compared and brought back. */
export function PostVersions({ board, source, onClose }: PostVersionsProps) {
  const { id, version: current } = source;
  const [versions, setVersions] = useState<readonly PostVersion[]>();
  const [shown, setShown] = useState<Shown>();
  const [restoring, setRestoring] = useState<PostVersion>();
  const [failure, setFailure] = useState<string>();

  useEffect(() => {
    listVersions(board, id).then(setVersions, (error: unknown) => setFailure(failureInWords(error)));
  }, [board, id]);

  async function attempt(work: () => Promise<void>) {
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(failureInWords(error));
    }
  }

  const look = (version: number) =>
    attempt(async () => setShown({ kind: 'one', revision: await getRevision(board, id, version) }));

  const compare = (one: number, other: number) =>
    attempt(async () => {
      const [older, newer] = await Promise.all([
        getRevision(board, id, Math.min(one, other)),
        getRevision(board, id, Math.max(one, other)),
      ]);
      setShown({ kind: 'two', older, newer });
    });

  const restore = ({ version }: PostVersion) =>
    attempt(async () => {
      const { content } = await getRevision(board, id, version);
      const ending = await savePost(board, { key: id, content, publish: publishOfSource(source), version: current });
      setRestoring(undefined);
      if (ending.kind === 'saved') onClose();
      if (ending.kind === 'failed') setFailure(ending.message);
      if (ending.kind === 'wrong') setFailure(`되돌리지 못했습니다. ${ending.fields[0]?.message ?? ''}`);
      if (ending.kind === 'stale') setFailure('그사이 다른 분이 이 글을 고쳤습니다. 닫았다가 다시 열어 주십시오.');
    });

  function back(version: number) {
    flushSync(() => setShown(undefined));
    document.getElementById(`version-${version}`)?.focus();
  }

  return (
    <div className={styles.desk}>
      {failure && (
        <StatusMessage isFocused kind="error">
          {failure}
        </StatusMessage>
      )}
      {shown?.kind === 'one' && (
        <RevisionView
          revision={shown.revision}
          isCurrent={shown.revision.version === current}
          onRestore={() => setRestoring(shown.revision)}
          onBack={() => back(shown.revision.version)}
        />
      )}
      {shown?.kind === 'two' && (
        <VersionComparison
          older={shown.older}
          newer={shown.newer}
          differences={comparePosts(compared(shown.older), compared(shown.newer))}
          onBack={() => back(shown.newer.version)}
        />
      )}
      {!shown && (
        <VersionList
          versions={versions ?? []}
          isLoading={versions === undefined && failure === undefined}
          current={current}
          onLook={(version) => void look(version)}
          onCompare={(one, other) => void compare(one, other)}
          onRestore={setRestoring}
          onClose={onClose}
        />
      )}
      {restoring && (
        <RestoreDialog
          version={restoring}
          onConfirm={() => restore(restoring)}
          onCancel={() => setRestoring(undefined)}
        />
      )}
    </div>
  );
}
