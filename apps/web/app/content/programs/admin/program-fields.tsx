import type { Weekday } from '@kidney/contract/content/programs/programs.schema.ts';
import { AttachmentField } from '../../../platform/uploads/attachment-field.tsx';
import { ChoiceGroup } from '../../../ui/choice-group/choice-group.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { TextArea, TextField } from '../../../ui/text-field/text-field.tsx';
import { labels, weekdayOptions } from './draft-fields.ts';
import type { ProgramDraft } from './program-draft.ts';
import styles from './program-editor.module.css';

interface ProgramFieldsProps {
  id: string;
  draft: ProgramDraft;
  wrong: ReadonlyMap<keyof ProgramDraft, string>;
  /** Takes what stood there before: uploads end at any time. */
  onChange: (change: (before: ProgramDraft) => ProgramDraft) => void;
}

type TextName = 'title' | 'startTime' | 'endTime' | 'place' | 'audience' | 'order';

export function ProgramFields({ id, draft, wrong, onChange }: ProgramFieldsProps) {
  const text = (
    name: TextName,
    rest: { maxLength?: number; hint?: string; type?: string; inputMode?: 'numeric'; required?: boolean } = {},
  ) => (
    <TextField
      {...rest}
      id={`${id}-${name}`}
      label={labels[name]}
      value={draft[name]}
      error={wrong.get(name)}
      onChange={({ target }) => onChange((before) => ({ ...before, [name]: target.value }))}
    />
  );
  const pictureProblem = wrong.get('media');
  return (
    <>
      {text('title', { maxLength: 80, required: true })}
      <ChoiceGroup
        id={`${id}-weekdays`}
        type="checkbox"
        name={`${id}-weekdays`}
        legend={labels.weekdays}
        options={weekdayOptions}
        chosen={draft.weekdays}
        error={wrong.get('weekdays')}
        onChange={(chosen) => onChange((before) => ({ ...before, weekdays: chosen as Weekday[] }))}
      />
      <div className={styles.pair}>
        {text('startTime', { type: 'time', hint: '정해지지 않았으면 비워 두십시오.' })}
        {text('endTime', { type: 'time', hint: '모르시면 비워 두십시오.' })}
      </div>
      <div className={styles.pair}>
        {text('place', { maxLength: 80 })}
        {text('audience', { maxLength: 120, hint: '누구를 위한 프로그램인지 적어 주십시오.' })}
      </div>
      <TextArea
        id={`${id}-description`}
        label={labels.description}
        hint="빈 줄을 넣으시면 문단이 나뉩니다."
        rows={6}
        maxLength={2_000}
        value={draft.description}
        error={wrong.get('description')}
        onChange={({ target }) => onChange((before) => ({ ...before, description: target.value }))}
      />
      <div id={`${id}-media`} tabIndex={-1} className={styles.media}>
        <AttachmentField
          label={labels.media}
          hint="첫 사진이 목록에 나옵니다. 사진마다 설명을 적어 주십시오."
          kinds={['image']}
          media={draft.media}
          isChecked={pictureProblem !== undefined}
          onChange={(change) => onChange((before) => ({ ...before, media: change(before.media) }))}
        />
        {pictureProblem && <StatusMessage kind="error">{pictureProblem}</StatusMessage>}
      </div>
      <div className={styles.pair}>
        {text('order', { inputMode: 'numeric', maxLength: 3, hint: '작은 수가 먼저 나옵니다. 1부터 999까지.' })}
      </div>
    </>
  );
}
