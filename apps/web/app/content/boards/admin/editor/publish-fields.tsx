import { ChoiceGroup } from '../../../../ui/choice-group/choice-group.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import type { PublishChoice } from '../post-form.ts';
import { fieldId, type FieldErrors } from './field-problems.ts';
import type { PostEditing } from './use-post-form.ts';

interface PublishFieldsProps {
  editing: PostEditing;
  errors: FieldErrors;
  /** What has been public keeps its moment. */
  wasPublic: boolean;
}

const firstTime = [
  { value: 'now', label: '지금 올리기' },
  { value: 'scheduled', label: '때를 정해 올리기' },
  { value: 'kept', label: '올리지 않고 보관하기' },
];
const again = [
  { value: 'now', label: '누리집에 보이기' },
  { value: 'kept', label: '누리집에서 내리고 보관하기' },
];

/** Whether and when it is seen, and how long it stands above the others. */
export function PublishFields({ editing, errors, wasPublic }: PublishFieldsProps) {
  const { form, change } = editing;
  return (
    <>
      <ChoiceGroup
        id="post-publish"
        legend="언제 보일까요?"
        type="radio"
        name="publish"
        options={wasPublic ? again : firstTime}
        chosen={[form.publish]}
        onChange={([publish]) => change(() => ({ publish: publish as PublishChoice }))}
      />
      {form.publish === 'scheduled' && (
        <TextField
          id={fieldId('publish.at')}
          type="datetime-local"
          label="올릴 날과 시각"
          hint="한국 시각입니다. 그때가 되면 저절로 보입니다."
          value={form.publishAt}
          error={errors['publish.at']}
          onChange={({ target }) => change(() => ({ publishAt: target.value }))}
        />
      )}
      <TextField
        id={fieldId('pinnedUntil')}
        type="date"
        label="목록 맨 위에 두는 마지막 날 (없어도 됩니다)"
        hint="그날까지 ‘중요’라는 말을 달고 맨 위에 보입니다."
        value={form.pinnedUntil}
        error={errors.pinnedUntil}
        onChange={({ target }) => change(() => ({ pinnedUntil: target.value }))}
      />
    </>
  );
}
