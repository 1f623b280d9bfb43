import { AttachmentField } from '../../../platform/uploads/attachment-field.tsx';
import { ChoiceGroup } from '../../../ui/choice-group/choice-group.tsx';
import { TextEditor } from '../../../ui/text-editor/text-editor.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { labels } from './draft-fields.ts';
import type { IssueDraft } from './issue-draft.ts';
import styles from './newsletters-admin.module.css';

interface IssueFieldsProps {
  id: string;
  draft: IssueDraft;
  /** Grows when the text comes from elsewhere than from typing. */
  edition: number;
  wrong: ReadonlyMap<keyof IssueDraft, string>;
  /** Takes what stood there before: an upload ends at any time. */
  onChange: (change: (before: IssueDraft) => IssueDraft) => void;
}

export function IssueFields({ id, draft, edition, wrong, onChange }: IssueFieldsProps) {
  const set = (change: Partial<IssueDraft>) => onChange((before) => ({ ...before, ...change }));
  const line = (name: 'number' | 'title' | 'publishedOn') => ({
    id: `${id}-${name}`,
    label: labels[name],
    value: draft[name],
    error: wrong.get(name),
    required: true,
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });
  return (
    <>
      <div className={styles.pair}>
        <TextField {...line('number')} inputMode="numeric" maxLength={4} hint="숫자만 써 주십시오. 예: 45" />
        <TextField {...line('publishedOn')} type="date" hint="앞날을 고르시면 그날부터 보입니다." />
      </div>
      <TextField {...line('title')} maxLength={100} />
      <div id={`${id}-files`} tabIndex={-1} role="group" aria-label={labels.files}>
        {wrong.get('files') && <p className={styles.wrong}>오류: {wrong.get('files')}</p>}
        <AttachmentField
          label={labels.files}
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
        label={labels.summary}
        kind="article"
        initialHtml={draft.summary}
        error={wrong.get('summary')}
        onChange={(html) => set({ summary: html })}
      />
      <ChoiceGroup
        id={`${id}-isListed`}
        type="radio"
        name={`${id}-isListed`}
        legend={labels.isListed}
        options={[
          { value: 'listed', label: '누리집에 보입니다' },
          { value: 'hidden', label: '숨겨 둡니다' },
        ]}
        chosen={[draft.isListed ? 'listed' : 'hidden']}
        onChange={([chosen]) => set({ isListed: chosen === 'listed' })}
      />
    </>
  );
}
