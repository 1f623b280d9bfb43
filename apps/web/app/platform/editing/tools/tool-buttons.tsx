import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import type { Deletion } from '../deletion/use-deletion.ts';

/** Whoever closes what it opened is here again. */
export const historyButtonId = 'history';

interface ToolButtonsProps {
  editAt: string;
  deletion: Deletion;
  isHistoryOpen: boolean;
  onHistory: () => void;
  /** What else can be done with it. */
  children?: ReactNode;
}

/** What those who write can do with one thing: edit it, see what it said before, delete it. */
export function ToolButtons({ editAt, deletion, isHistoryOpen, onHistory, children }: ToolButtonsProps) {
  return (
    <>
      <ButtonLink kind="secondary" size="small" to={editAt}>
        <Icon name="edit" />
        고치기
      </ButtonLink>
      <Button id={historyButtonId} kind="secondary" size="small" aria-expanded={isHistoryOpen} onClick={onHistory}>
        <Icon name="clock" />
        고친 기록
      </Button>
      {children}
      <Button kind="danger" size="small" onClick={deletion.ask}>
        <Icon name="trash" />
        삭제
      </Button>
    </>
  );
}
