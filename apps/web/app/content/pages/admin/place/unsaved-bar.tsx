import { draftInWords } from '../../../../platform/editing/drafts/draft-messages.ts';
import { previewButtonId } from '../../../../platform/editing/form/save-bar.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { SavingProblems } from '../editor/saving-problems.tsx';
import { undoButtonId } from '../editor/use-editing.ts';
import { WorkConflict } from '../editor/work-conflict.tsx';
import type { PageWork } from '../use-page-work.ts';

interface UnsavedBarProps {
  work: PageWork;
  said: string;
  onUndo: () => void;
  onPreview: () => void;
  onClose: () => void;
}

/** At the bottom of the window while something is changed and no form is open; and how it ended. It moves nothing. */
export function UnsavedBar({ work, said, onUndo, onPreview, onClose }: UnsavedBarProps) {
  const { editing, saving, draft, isTouched } = work;
  const isUnsaved = isTouched && editing.open.size === 0;
  const isBusy = saving.isBusy || saving.conflict !== undefined;
  const words = isUnsaved ? editing.message || '아직 저장하지 않은 것이 있습니다.' : said;
  return (
    <div {...(words && { className: 'place-bar', 'data-bar-at-bottom': true })}>
      {isUnsaved && (
        <>
          <WorkConflict work={work} />
          <SavingProblems problems={saving.problems} failure={saving.failure} />
        </>
      )}
      <p role="status">{words}</p>
      {isUnsaved && (
        <>
          <p className="place-small">{draftInWords(draft)}</p>
          <div className="place-acts">
            <Button size="small" aria-disabled={isBusy} onClick={() => !isBusy && void saving.save()}>
              <Icon name="check" />
              저장
            </Button>
            <Button id={undoButtonId} kind="secondary" size="small" aria-disabled={!editing.mayUndo} onClick={onUndo}>
              되돌리기
            </Button>
            <Button id={previewButtonId} kind="secondary" size="small" aria-disabled={isBusy} onClick={onPreview}>
              미리보기
            </Button>
            <Button kind="secondary" size="small" onClick={onClose}>
              그만두기
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
