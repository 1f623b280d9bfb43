import type { Fact } from '@kidney/contract/facts/facts.schema.ts';
import type { PageContent } from '@kidney/contract/pages/pages.schema.ts';
import { useEffect, useId, useRef } from 'react';
import { Button, Buttons } from '../../../../ui/button/button.tsx';
import { Comparison } from '../compare/comparison.tsx';
import { mergeContents } from '../merge-contents.ts';
import { momentOf } from '../moment-words.ts';
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

/** Somebody else saved first. Both texts are seen, and nothing has to be typed again. */
export function EditConflict({ conflict, mine, facts, onGoOn, onDrop }: EditConflictProps) {
  const box = useRef<HTMLElement>(null);
  const titleId = useId();
  const { current, author, base } = conflict;
  const theirs = contentOf(current);

  useEffect(() => {
    box.current?.focus();
  }, [current]);

  return (
    <section ref={box} role="alert" tabIndex={-1} aria-labelledby={titleId} className={styles.conflict}>
      <h2 id={titleId}>그사이 {author ? `${author} 님이` : '다른 분이'} 이 페이지를 고쳤습니다</h2>
      <p>
        {momentOf(current.updatedAt)}에 저장했습니다. 쓰신 글은 그대로 있습니다. 두 글을 견주어 보시고 어떻게 할지 골라
        주십시오.
      </p>
      <Comparison
        before={theirs}
        after={tidyContent(mine)}
        beforeName="저장된 글"
        afterName="내가 쓴 글"
        facts={facts}
      />
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
    </section>
  );
}
