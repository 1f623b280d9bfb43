import { faqBounds } from '@kidney/contract/content/faq/faq-bounds.paths.ts';
import type { FaqContent } from '@kidney/contract/content/faq/faq.schema.ts';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { Conflict } from '../../../platform/editing/form/use-record-edit.ts';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { ErrorSummary, type SummaryProblem } from '../../../ui/error-summary/error-summary.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { TextEditor } from '../../../ui/text-editor/text-editor.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { isBlankHtml, isBlankLine } from './blank-text.ts';
import { FaqConflict } from './faq-conflict.tsx';

interface FaqFormProps {
  label: string;
  initial: FaqContent;
  isBusy: boolean;
  conflict?: Conflict<FaqContent> | undefined;
  /** How far what is typed is kept, in words. */
  kept: string;
  /** `version`: of the question over which they are typed, where that is another one now. */
  onTyped: (words: FaqContent, version?: number) => void;
  onConfirm: (words: FaqContent) => void;
  onCancel: () => void;
}

/** Title and description of a question, being written or being changed. */
export function FaqForm({ label, initial, isBusy, conflict, kept, onTyped, onConfirm, onCancel }: FaqFormProps) {
  const id = useId();
  const [words, setWords] = useState(initial);
  const [edition, setEdition] = useState(0);
  const [problems, setProblems] = useState<readonly SummaryProblem[]>([]);
  const problemOf = (field: string) => problems.find(({ fieldId }) => fieldId === `${id}-${field}`)?.message;

  // The editor tells of what it holds later than the form is drawn.
  const latest = useRef(words);

  function change(part: Partial<FaqContent>, version?: number) {
    latest.current = { ...latest.current, ...part };
    setWords(latest.current);
    onTyped(latest.current, version);
  }

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
          maxLength={faqBounds.title}
          error={problemOf('title')}
          onChange={(event) => change({ title: event.target.value })}
        />
        <TextEditor
          key={edition}
          id={`${id}-des`}
          label="내용"
          initialHtml={words.des}
          error={problemOf('des')}
          onChange={(des) => change({ des })}
        />
        {conflict ? (
          <FaqConflict
            theirs={conflict.theirs}
            onTakeMine={() => conflict.onTakeMine(words)}
            onTakeTheirs={conflict.onTakeTheirs}
            onMerge={() => {
              change(conflict.merge(words), conflict.version);
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
        <p role="status">{kept}</p>
      </Stack>
    </form>
  );
}
