import type { Page } from '@kidney/contract/pages/pages.schema.ts';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button, Buttons } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Column, Stack } from '../../../../ui/layout/layout.tsx';
import styles from '../page-desk.module.css';

interface PreviewProps {
  page: Page;
  /** The title that stands above, which is the stored one. */
  titleBefore: string;
  draw: (page: Page) => ReactNode;
  onSave: () => void;
  onBack: () => void;
}

/** The page as visitors will see it, drawn by what draws it for them. */
export function Preview({ page, titleBefore, draw, onSave, onBack }: PreviewProps) {
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
                미리보기
              </h2>
              <p>
                저장하시면 이렇게 보입니다. 아직 누리집에는 보이지 않습니다.
                {page.title !== titleBefore && ` 새 페이지 제목: ${page.title}`}
              </p>
              <Buttons>
                <Button onClick={onSave}>저장</Button>
                <Button kind="secondary" onClick={onBack}>
                  계속 고치기
                </Button>
              </Buttons>
            </Stack>
          </Card>
        </Column>
      </div>
      {draw(page)}
    </>
  );
}
