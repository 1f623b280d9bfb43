import type { Fact } from '@kidney/contract/content/facts/facts.schema.ts';
import type { PageContent } from '@kidney/contract/content/pages/pages.schema.ts';
import { ConflictBox } from '../../../../platform/editing/conflict/conflict-box.tsx';
import { Button, Buttons } from '../../../../ui/button/button.tsx';
import { comparePages } from '../compare/page-difference.ts';
import { mergeContents } from '../merge-contents.ts';
import { contentOf, tidyContent } from '../tidy-content.ts';
import type { Conflict } from './use-saving.ts';
import styles from './editor.module.css';

interface EditConflictProps {
  conflict: Conflict;
  mine: PageContent;
  facts: readonly Fact[];
  onGoOn: (content: PageContent, message: string) => void;
  onDrop: () => void;
}

export function EditConflict({ conflict, mine, facts, onGoOn, onDrop }: EditConflictProps) {
  const { current, author, base } = conflict;
  const theirs = contentOf(current);
  return (
    <ConflictBox
      subject="이 페이지를"
      author={author}
      savedAt={current.updatedAt}
      differences={comparePages(theirs, tidyContent(mine), facts)}
    >
      <Buttons>
        {base && (
          <Button
            size="small"
            onClick={() =>
              onGoOn(
                mergeContents({ base, mine: tidyContent(mine), theirs }),
                '두 글을 합쳤습니다. 살펴보시고 저장해 주십시오.',
              )
            }
          >
            두 글을 합쳐 이어서 고치기
          </Button>
        )}
        <Button
          kind="secondary"
          size="small"
          onClick={() => onGoOn(mine, '내 글로 이어서 고칩니다. 저장하시면 내 글이 보입니다.')}
        >
          내 글로 이어서 고치기
        </Button>
        <Button kind="danger" size="small" onClick={onDrop}>
          내 글 버리기
        </Button>
      </Buttons>
      <p className={styles.small}>
        합치면 내가 고친 곳은 내 글, 나머지는 저장된 글이 됩니다. 같은 곳을 둘 다 고쳤으면 내 글이 남습니다.
      </p>
    </ConflictBox>
  );
}
