import { newContent } from '@kidney/contract/content/engine/content.paths.ts';
import { boards } from '@kidney/contract/content/boards/boards.paths.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { DraftOffer } from '../../../../platform/editing/drafts/draft-offer.tsx';
import { failureInWords } from '../../../../platform/use-mutation.ts';
import { StatusMessage } from '../../../../ui/status-message/status-message.tsx';
import type { BoardHead } from '../../public/board-looks.ts';
import { dropDraft, openPost, type OpenedPost, type PostKey } from '../post-calls.ts';
import { emptyForm, formOfDraft, formOfSource, type Start } from '../post-form.ts';
import { PostVersions } from '../versions/post-versions.tsx';
import { PostEditing } from './post-editing.tsx';

interface PostEditorProps {
  head: BoardHead;
  postKey: PostKey;
}

/** Opens a post, or an empty one. What was typed before is taken up or thrown away before anything else is done. */
export default function PostEditor({ head, postKey }: PostEditorProps) {
  const { board, path } = head;
  const navigate = useNavigate();
  const [opened, setOpened] = useState<OpenedPost>();
  const [start, setStart] = useState<Start>();
  const [failure, setFailure] = useState<string>();
  const [isLooking, setLooking] = useState(false);
  /** Grows when everything has to be fetched again. */
  const [round, setRound] = useState(0);

  const fresh = ({ source }: OpenedPost): Start =>
    source ? { form: formOfSource(source), base: source.version } : { form: emptyForm(boards[board].office), base: 0 };

  useEffect(() => {
    let isCurrent = true;
    openPost(board, postKey).then(
      (found) => isCurrent && setOpened(found),
      (error: unknown) => isCurrent && setFailure(failureInWords(error)),
    );
    return () => {
      isCurrent = false;
    };
  }, [board, postKey, round]);

  function reopen() {
    setLooking(false);
    setStart(undefined);
    setOpened(undefined);
    setRound(round + 1);
  }

  if (failure) return <StatusMessage kind="error">{failure}</StatusMessage>;
  if (!opened) return <p>글을 불러오는 중입니다.</p>;
  const { source, draft, draftFiles } = opened;
  if (isLooking && source) return <PostVersions board={board} source={source} onClose={reopen} />;
  const begun = start ?? (draft ? undefined : fresh(opened));
  if (begun) {
    return (
      <PostEditing
        key={round}
        head={head}
        postKey={postKey}
        source={source}
        start={begun}
        onVersions={() => setLooking(true)}
      />
    );
  }
  return (
    draft && (
      <DraftOffer
        savedAt={draft.savedAt}
        subject="이 글이"
        isOlder={postKey !== newContent && draft.baseVersion < (source?.version ?? 0)}
        onContinue={() =>
          setStart({
            form: formOfDraft(draft.content, draftFiles, fresh(opened).form),
            base: draft.baseVersion,
            keptAt: draft.savedAt,
          })
        }
        onDrop={() => {
          dropDraft(board, postKey).catch(() => undefined);
          setStart(fresh(opened));
        }}
        onClose={() => void navigate(postKey === newContent ? path : `${path}/${postKey}`)}
      />
    )
  );
}
