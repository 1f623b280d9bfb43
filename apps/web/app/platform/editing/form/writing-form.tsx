import type { ReactNode } from 'react';
import { ButtonLink } from '../../../ui/button/button.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { draftInWords } from '../drafts/draft-messages.ts';
import { LeaveGuard } from '../drafts/leave-guard.tsx';
import type { FormState } from './draft-fields.tsx';
import { FormFrame, type FormLook } from './form-frame.tsx';
import type { useWriting } from './use-writing.ts';

interface WritingFormProps<Draft extends object> extends FormLook<Draft> {
  writing: ReturnType<typeof useWriting<Draft, { id: number; version: number }>>;
  form: FormState<Draft>;
  children: ReactNode;
}

/** A form of what visitors read: kept while it is typed, and left by a link. */
export function WritingForm<Draft extends object>({ writing, children, ...frame }: WritingFormProps<Draft>) {
  const { theirs, keeper, keptState, isBusy, outcome, backTo, mayMerge } = writing;
  return (
    <Stack>
      <LeaveGuard keeper={keeper} />
      {outcome?.kind === 'error' && (
        <StatusMessage isFocused kind="error">
          {outcome.message}
        </StatusMessage>
      )}
      <FormFrame
        {...frame}
        isBusy={isBusy}
        theirs={theirs}
        ways={{
          onMerge: mayMerge ? writing.merge : undefined,
          onTakeMine: () => void writing.saveOver(),
          onTakeTheirs: () => void writing.takeTheirs(),
        }}
        onSave={() => void writing.save()}
        leave={
          <ButtonLink kind="secondary" to={backTo}>
            그만두기
          </ButtonLink>
        }
      >
        {children}
      </FormFrame>
      {!theirs && <p role="status">{draftInWords(keptState)}</p>}
    </Stack>
  );
}
