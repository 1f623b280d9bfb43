import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { useEffect, useId, useMemo, type FormEvent, type ReactNode } from 'react';
import { AttachmentField } from '../../../platform/uploads/attachment-field.tsx';
import { Button, ButtonLink, Buttons } from '../../../ui/button/button.tsx';
import { ChoiceGroup } from '../../../ui/choice-group/choice-group.tsx';
import { ErrorSummary } from '../../../ui/error-summary/error-summary.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { TextEditor } from '../../../ui/text-editor/text-editor.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { labels, problemsByField } from './draft-fields.ts';
import type { IssueDraft } from './issue-draft.ts';
import styles from './newsletters-desk.module.css';

interface IssueFormProps {
  label: string;
  draft: IssueDraft;
  /** Grows when the text comes from elsewhere than from typing. */
  edition: number;
  isBusy: boolean;
  problems: readonly FieldProblem[];
  /** Stands in place of the buttons until it is decided. */
  question: ReactNode;
  /** How the draft is kept, in words. */
  kept: string;
  backTo: string;
  onChange: (change: (before: IssueDraft) => IssueDraft) => void;
  onSave: () => void;
}

export function IssueForm(props: IssueFormProps) {
  const { label, draft, edition, isBusy, problems, question, kept, backTo, onChange, onSave } = props;
  const id = useId();
  const wrong = useMemo(() => problemsByField(problems), [problems]);
  // The same list for as long as it is the same answer: a new one takes the focus.
  const summary = useMemo(
    () =>
      [...wrong].map(([field, message]) => ({ fieldId: `${id}-${field}`, message: `${labels[field]}: ${message}` })),
    [wrong, id],
  );
  const set = (change: Partial<IssueDraft>) => onChange((before) => ({ ...before, ...change }));
  const line = (name: 'number' | 'title' | 'publishedOn') => ({
    id: `${id}-${name}`,
    label: labels[name],
    value: draft[name],
    error: wrong.get(name),
    required: true,
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  });

  useEffect(() => {
    document.getElementById(`${id}-number`)?.focus();
  }, [id]);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isBusy) onSave();
  }

  return (
    <form aria-label={label} noValidate onSubmit={submit}>
      <Stack>
        {wrong.size > 0 && <ErrorSummary title="저장하지 못했습니다. 아래를 고쳐 주십시오." problems={summary} />}
        <TextField {...line('number')} inputMode="numeric" maxLength={4} hint="숫자만 써 주십시오. 예: 45" />
        <TextField {...line('title')} maxLength={100} />
        <TextField {...line('publishedOn')} type="date" hint="앞날을 고르시면 그날부터 보입니다." />
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
        {question ?? (
          <>
            <Buttons>
              <Button type="submit" aria-disabled={isBusy}>
                저장
              </Button>
              <ButtonLink kind="secondary" to={backTo}>
                그만두기
              </ButtonLink>
            </Buttons>
            <p role="status">{kept}</p>
          </>
        )}
      </Stack>
    </form>
  );
}
