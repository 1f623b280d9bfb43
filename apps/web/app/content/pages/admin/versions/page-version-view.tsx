import type { Page, PageRevision } from '@kidney/contract/content/pages/pages.schema.ts';
import type { ReactNode } from 'react';
import { ArrivalHeading } from '../../../../platform/arrival-heading.tsx';
import { authorOf, momentOf } from '../../../../platform/moment-labels.ts';
import { Button, Buttons } from '../../../../ui/button/button.tsx';
import { AdminBar } from '../admin-bar.tsx';

interface PageVersionViewProps {
  page: Page;
  revision: PageRevision;
  isCurrent: boolean;
  draw: (page: Page) => ReactNode;
  onRestore: () => void;
  onBack: () => void;
}

/** A version as visitors saw it. Facts say what they say today: they are kept apart from the page. */
export function PageVersionView({ page, revision, isCurrent, draw, onRestore, onBack }: PageVersionViewProps) {
  return (
    <>
      <AdminBar>
        <ArrivalHeading isAtTop>{revision.version}판 보기</ArrivalHeading>
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
      </AdminBar>
      {draw(page)}
    </>
  );
}
