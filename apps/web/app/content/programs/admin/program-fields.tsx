import { DraftField, DraftFields } from '../../../platform/editing/form/draft-fields.tsx';
import { AttachmentField } from '../../../platform/uploads/attachment-field.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import type { WritingFieldsProps } from '../../engine/content-writing.tsx';
import type { ProgramDraft } from './program-draft.ts';
import styles from './program-fields.module.css';

export function ProgramFields({ form }: WritingFieldsProps<ProgramDraft>) {
  const { id, fields, draft, wrong, onChange } = form;
  const pictureProblem = wrong.get('media');
  return (
    <>
      <DraftField {...form} name="title" />
      <DraftField {...form} name="weekdays" />
      <DraftFields form={form} names={['startTime', 'endTime', 'place', 'audience']} />
      <DraftField {...form} name="description" />
      <div id={`${id}-media`} tabIndex={-1} className={styles.media}>
        <AttachmentField
          label={fields.media.label}
          hint="첫 사진이 목록에 나옵니다. 사진마다 설명을 적어 주십시오."
          kinds={['image']}
          media={draft.media}
          isChecked={pictureProblem !== undefined}
          onChange={(change) => onChange((before) => ({ ...before, media: change(before.media) }))}
        />
        {pictureProblem && <StatusMessage kind="error">{pictureProblem}</StatusMessage>}
      </div>
      <DraftFields form={form} names={['order']} />
    </>
  );
}
