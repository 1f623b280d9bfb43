import { casesPaths } from '@kidney/contract/clients/cases/cases.paths.ts';
import type { Case, CaseForm } from '@kidney/contract/clients/cases/cases.schema.ts';
import type { Answers } from '@kidney/contract/clients/forms/forms.schema.ts';
import { useEffect, useId, useMemo, useState, type FormEvent } from 'react';
import { ArrivalHeading } from '../../../../platform/arrival-heading.tsx';
import { call } from '../../../../platform/api-client.ts';
import { browserTransport } from '../../../../platform/session/browser-transport.ts';
import { failureInWords, type Mutation } from '../../../../platform/use-mutation.ts';
import { Button, Buttons } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { ErrorSummary } from '../../../../ui/error-summary/error-summary.tsx';
import { Stack } from '../../../../ui/layout/layout.tsx';
import { AnswerFields, fieldIdOf } from '../answer-fields.tsx';
import { answersIn, labelsIn, saidOf } from '../form-answers.ts';
import { StaleCase } from './stale-case.tsx';
import type { Unsaved } from './unsaved.ts';
import { useCaseAct } from './use-case-act.ts';
import styles from './case.module.css';

interface AnswersEditProps {
  theCase: Case;
  mutation: Mutation;
  unsaved: Unsaved;
  /** Written before where it stands, over what is kept. */
  typed: Answers;
  onSaved: () => void;
  onClose: () => void;
}

type Groups = CaseForm['form']['groups'];

/** The answers in their form. What stood there before stays in the list of what was done. */
export function AnswersEdit({ theCase, mutation, unsaved, typed, onSaved, onClose }: AnswersEditProps) {
  const id = useId();
  const [groups, setGroups] = useState<Groups>([]);
  const [answers, setAnswers] = useState(typed);
  const [failure, setFailure] = useState('');
  const { send, takeIn, theirs, wrong } = useCaseAct(theCase, mutation);
  const { id: caseId } = theCase;

  useEffect(() => {
    call(browserTransport, casesPaths.form, { params: { id: caseId } }).then(
      ({ data }) => {
        setGroups(data.form.groups);
        setAnswers((written) => ({ ...answersIn(data.form.groups), ...written }));
      },
      (error: unknown) => setFailure(failureInWords(error)),
    );
  }, [caseId]);

  const summary = useMemo(() => {
    const labels = labelsIn(groups);
    return [...wrong].map(([name, message]) => ({
      fieldId: fieldIdOf(id, name),
      message: `${labels.get(name) ?? name}: ${message}`,
    }));
  }, [wrong, groups, id]);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (theirs) return;
    const body = { answers: saidOf(answers) };
    const isDone = await send((version) =>
      call(browserTransport, casesPaths.edit, { params: { id: caseId }, body: { ...body, version } }),
    );
    if (isDone) onSaved();
  }

  return (
    <form
      aria-label="적어 주신 것 고치기"
      noValidate
      onInput={unsaved.typedInto('answers')}
      onSubmit={(event) => void save(event)}
    >
      <Stack>
        <ArrivalHeading>적어 주신 것 고치기</ArrivalHeading>
        {failure && <p role="alert">{failure}</p>}
        {summary.length > 0 && <ErrorSummary title="고치지 못했습니다. 아래를 고쳐 주십시오." problems={summary} />}
        {groups.length > 0 && (
          <Card>
            <div className={styles.form}>
              <AnswerFields
                id={id}
                kind={theCase.kind}
                groups={groups}
                answers={answers}
                wrong={wrong}
                onChange={setAnswers}
              />
            </div>
          </Card>
        )}
        {theirs && <StaleCase seen={theCase} theirs={theirs} onTakeIn={() => void takeIn()} />}
        {!theirs && (
          <Buttons>
            {groups.length > 0 && (
              <Button type="submit" aria-disabled={mutation.isBusy}>
                고친 것 저장
              </Button>
            )}
            <Button kind="secondary" onClick={onClose}>
              취소
            </Button>
          </Buttons>
        )}
      </Stack>
    </form>
  );
}
