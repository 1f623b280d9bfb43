import type { Board } from '@kidney/contract/content/boards/boards.paths.ts';
import type { PostRevision, PostSource } from '@kidney/contract/content/boards/boards.schema.ts';
import { useVersions } from '../../../../platform/editing/versions/use-versions.ts';
import { RestoreQuestion, VersionsPanel } from '../../../../platform/editing/versions/versions-panel.tsx';
import { getRevision, listVersions, savePost } from '../post-calls.ts';
import { comparePosts, type ComparedPost } from '../post-difference.ts';
import { publishOfSource } from '../post-form.ts';
import { RevisionView } from './revision-view.tsx';
import styles from '../board-admin.module.css';

interface PostVersionsProps {
  board: Board;
  source: PostSource;
  onClose: () => void;
}

const compared = ({ content, attachmentFiles }: PostRevision): ComparedPost => ({
  ...content,
  fileNames: attachmentFiles.map(({ name }) => name),
});

/** What was saved before: who, when and what; to be looked at, compared and brought back. */
export function PostVersions({ board, source, onClose }: PostVersionsProps) {
  const { id, version: current } = source;

  async function restore({ content }: PostRevision) {
    const ending = await savePost(board, { key: id, content, publish: publishOfSource(source), version: current });
    if (ending.kind === 'failed') return ending.message;
    if (ending.kind === 'wrong') return `되돌리지 못했습니다. ${ending.fields[0]?.message ?? ''}`;
    if (ending.kind === 'stale') return '그사이 다른 분이 이 글을 고쳤습니다. 닫았다가 다시 열어 주십시오.';
    onClose();
    return undefined;
  }

  const versions = useVersions({
    list: () => listVersions(board, id),
    find: (version) => getRevision(board, id, version),
    restore,
  });
  const { shown, askToRestore, back } = versions;

  return (
    <div className={styles.admin}>
      <VersionsPanel
        versions={versions}
        current={current}
        differencesOf={(older, newer) => comparePosts(compared(older), compared(newer))}
        onClose={onClose}
      />
      {shown?.kind === 'one' && (
        <RevisionView
          revision={shown.revision}
          isCurrent={shown.revision.version === current}
          onRestore={() => askToRestore(shown.revision)}
          onBack={() => back(shown.revision.version)}
        />
      )}
      <RestoreQuestion versions={versions} />
    </div>
  );
}
