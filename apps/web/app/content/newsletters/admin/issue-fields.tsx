import { DraftField, DraftFields } from '../../../platform/editing/form/draft-fields.tsx';
import { AttachmentField } from '../../../platform/uploads/attachment-field.tsx';
import { ChoiceGroup } from '../../../ui/choice-group/choice-group.tsx';
import { TextEditor } from '../../../ui/text-editor/text-editor.tsx';
import type { WritingFieldsProps } from '../../engine/content-writing.tsx';
import type { IssueDraft } from './issue-draft.ts';
import { standings } from './issue-kind.ts';
import styles from './newsletters-admin.module.css';

export function IssueFields({ form, edition }: WritingFieldsProps<IssueDraft>) {
  const { id, fields, draft, wrong, onChange } = form;
  const set = (change: Partial<IssueDraft>) => onChange((before) => ({ ...before, ...change }));
  return (
    <>
      <DraftFields form={form} names={['number', 'publishedOn']} />
      <DraftField {...form} name="title" />
      <div id={`${id}-files`} tabIndex={-1} role="group" aria-label={fields.files.label}>
        {wrong.get('files') && <p className={styles.wrong}>오류: {wrong.get('files')}</p>}
        <AttachmentField
          label={fields.files.label}
          hint="한 개만 올립니다. 60쪽까지는 쪽마다 그림과 글을 저절로 만듭니다."
          kinds={['document']}
          isSingle
          media={draft.files}
          onChange={(change) => onChange((before) => ({ ...before, files: change(before.files) }))}
        />
      </div>
      <TextEditor
        key={edition}
        id={`${id}-summary`}
        label={fields.summary.label}
        kind="article"
        initialHtml={draft.summary}
        error={wrong.get('summary')}
        onChange={(summary) => set({ summary })}
      />
      <ChoiceGroup
        id={`${id}-isListed`}
        type="radio"
        name={`${id}-isListed`}
        legend={fields.isListed.label}
        options={standings}
        chosen={[draft.isListed ? 'listed' : 'hidden']}
        onChange={([chosen]) => set({ isListed: chosen === 'listed' })}
      />
    </>
  );
}
