import { useEffect, useId, useState, type FormEvent } from 'react';
import type { Conflict } from '../../../platform/records/use-record-edit.ts';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { ErrorSummary, type SummaryProblem } from '../../../ui/error-summary/error-summary.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { TextEditor } from '../../../ui/text-editor/text-editor.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { isBlankHtml, isBlankLine } from './blank-text.ts';
import { FaqConflict } from './faq-conflict.tsx';

export interface Words {
  title: string;
  des: string;
}

interface FaqFormProps {
  label: string;
  initial: Words;
  isBusy: boolean;
  conflict?: Conflict<Words> | undefined;
  onConfirm: (words: Words) => void;
  onCancel: () => void;
}

/** Title and description of a question, being written or being changed. */
export function FaqForm({ label, initial, isBusy, conflict, onConfirm, onCancel }: FaqFormProps) {
  const id = useId();
  const [words, setWords] = useState(initial);
  const [edition, setEdition] = useState(0);
  const [problems, setProblems] = useState<readonly SummaryProblem[]>([]);
  const problemOf = (field: string) => problems.find(({ fieldId }) => fieldId === `${id}-${field}`)?.message;

  function confirm(event: FormEvent) {
    event.preventDefault();
    const found = [
      ...(isBlankLine(words.title) ? [{ fieldId: `${id}-title`, message: '제목을 입력해 주십시오.' }] : []),
      ...(isBlankHtml(words.des) ? [{ fieldId: `${id}-des`, message: '내용을 입력해 주십시오.' }] : []),
    ];
    setProblems(found);
    if (found.length === 0 && !isBusy) onConfirm({ title: words.title.trim(), des: words.des });
  }

  // Whoever opened the form came to write.
  useEffect(() => {
    document.getElementById(`${id}-title`)?.focus();
  }, [id]);

  return (
    <form aria-label={label} noValidate onSubmit={confirm}>
      <Stack>
        {problems.length > 0 && <ErrorSummary title="제목과 내용을 비워 둘 수 없습니다." problems={problems} />}
        <TextField
          id={`${id}-title`}
          label="제목"
          value={words.title}
          maxLength={200}
          error={problemOf('title')}
          onChange={(event) => setWords({ ...words, title: event.target.value })}
        />
        <TextEditor
          key={edition}
          id={`${id}-des`}
          label="내용"
          initialHtml={words.des}
          error={problemOf('des')}
          onChange={(des) => setWords((now) => ({ ...now, des }))}
        />
        {conflict ? (
          <FaqConflict
            theirs={conflict.theirs}
            onTakeMine={() => conflict.onTakeMine(words)}
            onTakeTheirs={conflict.onTakeTheirs}
            onMerge={() => {
              setWords(conflict.merge(words));
              setEdition(edition + 1);
            }}
          />
        ) : (
          <Buttons>
            <Button type="submit" aria-disabled={isBusy}>
              확인
            </Button>
            <Button kind="secondary" onClick={onCancel}>
              취소
            </Button>
          </Buttons>
        )}
      </Stack>
    </form>
  );
}
