import type { PostPreview as Preview } from '@kidney/contract/content/boards/boards.schema.ts';
import { useEffect, useRef } from 'react';
import { Button, Buttons } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Stack } from '../../../../ui/layout/layout.tsx';
import { fileWords } from '../../public/file-labels.ts';
import { PostBody } from '../../public/post-body.tsx';
import styles from '../board-admin.module.css';

interface PostPreviewProps {
  title: string;
  shown: Preview;
  saveLabel: string;
  onSave: () => void;
  onBack: () => void;
}

/** The post as visitors will see it, drawn by what draws it for them. */
export function PostPreview({ title, shown, saveLabel, onSave, onBack }: PostPreviewProps) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView();
  }, []);

  return (
    <div className={styles.admin}>
      <Card ground="sand">
        <Stack gap="small">
          <h2 ref={heading} tabIndex={-1}>
            미리보기
          </h2>
          <p>저장하시면 이렇게 보입니다. 아직 누리집에는 보이지 않습니다.</p>
          <Buttons>
            <Button onClick={onSave}>{saveLabel}</Button>
            <Button kind="secondary" onClick={onBack}>
              계속 고치기
            </Button>
          </Buttons>
        </Stack>
      </Card>
      <p className={styles.title}>{title || '(제목 없음)'}</p>
      <PostBody html={shown.html} attachments={shown.attachments.map(fileWords)} />
    </div>
  );
}
