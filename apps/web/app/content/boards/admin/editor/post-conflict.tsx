import { ConflictBox } from '../../../../platform/editing/conflict/conflict-box.tsx';
import { Button, Buttons } from '../../../../ui/button/button.tsx';
import { comparePosts } from '../post-difference.ts';
import { formOfSource, type PostForm } from '../post-form.ts';
import type { Conflict } from './use-post-saving.ts';

interface PostConflictProps {
  conflict: Conflict;
  mine: PostForm;
  onGoOn: (form: PostForm, message: string) => void;
}

const compared = ({ files, pinnedUntil, ...form }: PostForm) => ({
  ...form,
  pinnedUntil: pinnedUntil || null,
  fileNames: files.map(({ name }) => name),
});

export function PostConflict({ conflict: { current, author }, mine, onGoOn }: PostConflictProps) {
  const theirs = formOfSource(current);
  return (
    <ConflictBox
      subject="이 글을"
      author={author}
      savedAt={current.updatedAt}
      differences={comparePosts(compared(theirs), compared(mine))}
    >
      <Buttons>
        <Button size="small" onClick={() => onGoOn(mine, '내 글로 이어서 고칩니다. 저장하시면 내 글이 보입니다.')}>
          내 글로 이어서 고치기
        </Button>
        <Button
          kind="danger"
          size="small"
          onClick={() => onGoOn(theirs, '저장된 글을 불러왔습니다. 이어서 고치실 수 있습니다.')}
        >
          내 글 버리고 저장된 글 고치기
        </Button>
      </Buttons>
    </ConflictBox>
  );
}
