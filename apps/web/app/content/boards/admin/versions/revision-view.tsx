import type { PostRevision } from '@kidney/contract/content/boards/boards.schema.ts';
import { useEffect, useRef } from 'react';
import { authorOf, momentOf } from '../../../../platform/moment-labels.ts';
import { Button, Buttons } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Stack } from '../../../../ui/layout/layout.tsx';
import { fileWords } from '../../public/file-labels.ts';
import { PostBody } from '../../public/post-body.tsx';
import styles from '../board-admin.module.css';

interface RevisionViewProps {
  revision: PostRevision;
  isCurrent: boolean;
  onRestore: () => void;
  onBack: () => void;
}

/** A version as it was. */
export function RevisionView({ revision, isCurrent, onRestore, onBack }: RevisionViewProps) {
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    title.current?.focus();
    title.current?.scrollIntoView();
  }, []);

  return (
    <>
      <Card ground="sand">
        <Stack gap="small">
          <h2 ref={title} tabIndex={-1}>
            {revision.version}판 보기
          </h2>
          <p>
            {authorOf(revision.author)} · {momentOf(revision.savedAt)}
            {isCurrent && ' · 지금 저장된 글입니다.'}
          </p>
          <Buttons>
            <Button kind="secondary" onClick={onBack}>
              목록으로
            </Button>
            {!isCurrent && <Button onClick={onRestore}>이 판으로 되돌리기</Button>}
          </Buttons>
        </Stack>
      </Card>
      <p className={styles.title}>{revision.content.title}</p>
      <PostBody html={revision.html} attachments={revision.attachmentFiles.map(fileWords)} />
    </>
  );
}
