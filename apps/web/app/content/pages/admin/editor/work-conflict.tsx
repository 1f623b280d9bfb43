import type { PageWork } from '../use-page-work.ts';
import { EditConflict } from './edit-conflict.tsx';

/** What somebody else saved first, where that is so. */
export function WorkConflict({ work }: { work: PageWork }) {
  const { conflict } = work.saving;
  if (!conflict) return null;
  return (
    <EditConflict
      conflict={conflict}
      mine={work.editing.content}
      facts={work.facts}
      onGoOn={work.goOn}
      onDrop={() => void work.drop('내 글을 버렸습니다. 저장된 글이 보입니다.')}
    />
  );
}
