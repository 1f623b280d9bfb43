import type { Page } from '@kidney/contract/content/pages/pages.schema.ts';
import type { ReactNode } from 'react';
import { ArrivalHeading } from '../../../../platform/arrival-heading.tsx';
import { Button, Buttons } from '../../../../ui/button/button.tsx';
import { AdminBar } from '../admin-bar.tsx';

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
  return (
    <>
      <AdminBar>
        <ArrivalHeading isAtTop>미리보기</ArrivalHeading>
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
      </AdminBar>
      {draw(page)}
    </>
  );
}
