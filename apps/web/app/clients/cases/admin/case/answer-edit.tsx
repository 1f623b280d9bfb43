import { casesPaths } from '@kidney/contract/clients/cases/cases.paths.ts';
import type { Case, CaseForm } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import { useEffect, useId, type FormEvent } from 'react';
import { call } from '../../../../platform/api-client.ts';
import { browserTransport } from '../../../../platform/session/browser-transport.ts';
import type { Mutation } from '../../../../platform/use-mutation.ts';
import { Button, Buttons } from '../../../../ui/button/button.tsx';
import { AnswerField } from '../answer-field.tsx';
import { fieldIdOf, GroupNotes } from '../answer-fields.tsx';
import { answersIn, saidOf } from '../form-answers.ts';
import { StaleCase } from './stale-case.tsx';
import type { Unsaved } from './unsaved.ts';
import { useCaseAct } from './use-case-act.ts';
import styles from './case.module.css';

interface AnswerEditProps {
  theCase: Case;
  /** The answers as they are kept now; what was typed lies over them. */
  form: CaseForm;
  name: string;
  label: string;
  typed: Answers;
  onType: (typed: Answers) => void;
  mutation: Mutation;
  unsaved: Unsaved;
  onSaved: () => void;
  /** Somebody else was first: the form is asked for anew. */
  onTakeIn: () => Promise<void>;
  onClose: () => void;
}

function focusField(fieldId: string): void {
  const field = document.getElementById(fieldId);
  (field?.closest('fieldset')?.querySelector<HTMLElement>(':checked') ?? field)?.focus();
}

/** One answer where it stands. What else has to be told with it comes below it, with what is wrong. */
export function AnswerEdit(props: AnswerEditProps) {
  const { theCase, form, name, label, typed, onType, mutation, unsaved, onSaved, onTakeIn, onClose } = props;
  const id = useId();
  const { send, takeIn, theirs, wrong } = useCaseAct(theCase, mutation);
  const { groups } = form.form;
  const answers = { ...answersIn(groups), ...typed };
  const isOpen = (field: string) => field === name || field in typed || wrong.has(field);
  const shown = groups
    .map((group) => ({ ...group, open: group.fields.filter((field) => isOpen(field.name)) }))
    .filter(({ open }) => open.length > 0);
  const [firstWrong] = wrong.keys();

  useEffect(() => focusField(fieldIdOf(id, firstWrong ?? name)), [id, name, firstWrong, wrong]);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (theirs) return;
    const body = { answers: saidOf(answers), version: form.version };
    const isDone = await send(async () => {
      await call(browserTransport, casesPaths.edit, { params: { id: theCase.id }, body });
      return {};
    });
    if (isDone) onSaved();
  }

  return (
    <form
      aria-label={`${label} 고치기`}
      noValidate
      className={styles.form}
      onInput={unsaved.typedInto('answers')}
      onSubmit={(event) => void save(event)}
    >
      {shown.map((group) => (
        <div key={group.page} className={styles.form}>
          {group.open.map((field) => (
            <AnswerField
              key={field.name}
              id={fieldIdOf(id, field.name)}
              field={field}
              answer={answers[field.name] ?? ''}
              error={wrong.get(field.name)}
              onChange={(answer) => onType({ ...typed, [field.name]: answer })}
            />
          ))}
          {group.hasNotes && <GroupNotes kind={theCase.kind} group={group} answers={answers} />}
        </div>
      ))}
      {theirs ? (
        <StaleCase seen={theCase} theirs={theirs} onTakeIn={() => void onTakeIn().then(takeIn)} />
      ) : (
        <Buttons>
          <Button type="submit" size="small" aria-disabled={mutation.isBusy}>
            저장
          </Button>
          <Button kind="secondary" size="small" onClick={onClose}>
            취소
          </Button>
        </Buttons>
      )}
    </form>
  );
}
