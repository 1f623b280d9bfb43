import { previewButtonId, SaveBar } from '../../../../platform/editing/form/save-bar.tsx';
import { PageMeta } from '../../../../platform/page-meta.tsx';
import { Button } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Column } from '../../../../ui/layout/layout.tsx';
import type { PageWork } from '../use-page-work.ts';
import { EditingForm } from './editing-form.tsx';
import { WorkConflict } from './work-conflict.tsx';
import styles from './editor.module.css';

interface PageOutlineProps {
  work: PageWork;
  title: string;
  description: string;
  onPreview: () => void;
  /** Back to the page, with what was typed. */
  onPlace: () => void;
  onClose: () => void;
}

export { previewButtonId };

/** The whole page as the list of its blocks: to put many in order, and to reach what visitors do not see. */
export function PageOutline({ work, title, description, onPreview, onPlace, onClose }: PageOutlineProps) {
  const { editing, saving, draft } = work;
  const { conflict, problems } = saving;
  return (
    <Column>
      <PageMeta title={`${title} 고치기`} description={description} />
      <div className={styles.admin}>
        <WorkConflict work={work} />
        <EditingForm editing={editing} problems={problems} failure={saving.failure} />
        <SaveBar
          draft={draft}
          message={editing.message}
          isBusy={saving.isBusy || conflict !== undefined}
          onSave={() => !conflict && void saving.save()}
          onPreview={onPreview}
          onClose={onClose}
        >
          <Button kind="secondary" onClick={onPlace}>
            <Icon name="edit" />
            제자리에서 고치기
          </Button>
        </SaveBar>
      </div>
    </Column>
  );
}
