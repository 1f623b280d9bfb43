import type { Page, PageRevision } from '@kidney/contract/pages/pages.schema.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button, Buttons } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Column, Stack } from '../../../../ui/layout/layout.tsx';
import { authorOf, momentOf } from '../moment-words.ts';
import styles from '../page-desk.module.css';

interface VersionViewProps {
  page: Page;
  revision: PageRevision;
  isCurrent: boolean;
  draw: (page: Page) => ReactNode;
  onRestore: () => void;
  onBack: () => void;
}

/** A version as visitors saw it. Facts say what they say today: they are kept apart from the page. */
export function VersionView({ page, revision, isCurrent, draw, onRestore, onBack }: VersionViewProps) {
  const title = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    title.current?.focus();
    title.current?.scrollIntoView();
  }, []);

  return (
    <>
      <div className={styles.bar}>
        <Column>
          <Card ground="sand">
            <Stack gap="small">
              <h2 ref={title} tabIndex={-1}>
                {revision.version}판 보기
              </h2>
              <p>
                {authorOf(revision.author)} · {momentOf(revision.savedAt)}
                {isCurrent ? ' · 지금 누리집에 보이는 글입니다.' : ' · 금액과 사실은 오늘의 값으로 보입니다.'}
              </p>
              <Buttons>
                <Button kind="secondary" onClick={onBack}>
                  목록으로
                </Button>
                {!isCurrent && <Button onClick={onRestore}>이 판으로 되돌리기</Button>}
              </Buttons>
            </Stack>
          </Card>
        </Column>
      </div>
      {draw(page)}
    </>
  );
}
