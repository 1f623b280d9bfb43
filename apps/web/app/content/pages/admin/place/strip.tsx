import { Button } from '../../../../ui/button/button.tsx';
import { blockButtonId } from '../editor/use-editing.ts';

export type StripButton = 'outline' | 'versions';
export const stripButtonId = (button: StripButton) => `page-${button}`;

interface StripProps {
  isBusy: boolean;
  isHeadOpen: boolean;
  onHead: () => void;
  onView: (view: StripButton) => void;
}

/** Above the page: its title, and the two other ways to look at it. */
export function Strip({ isBusy, isHeadOpen, onHead, onView }: StripProps) {
  const shared = { kind: 'secondary', size: 'small', 'aria-disabled': isBusy } as const;
  return (
    <div role="group" aria-label="제목과 소개" className="place-strip">
      <Button {...shared} id={blockButtonId('page', 'edit')} aria-expanded={isHeadOpen} onClick={onHead}>
        제목 고치기
      </Button>
      <Button {...shared} id={stripButtonId('outline')} onClick={() => onView('outline')}>
        차례로 보기
      </Button>
      <Button {...shared} id={stripButtonId('versions')} onClick={() => onView('versions')}>
        고친 기록
      </Button>
    </div>
  );
}
