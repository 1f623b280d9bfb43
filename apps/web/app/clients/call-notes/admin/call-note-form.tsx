import { callNoteBounds } from '@kidney/contract/clients/call-notes/call-note-bounds.paths.ts';
import { callNotesPaths } from '@kidney/contract/clients/call-notes/call-notes.paths.ts';
import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import { useId, useMemo, useState, type FormEvent } from 'react';
import { call } from '../../../platform/api-client.ts';
import { problemsByName } from '../../../platform/forms/problems-by-name.ts';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import type { Mutation } from '../../../platform/use-mutation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ChoiceGroup } from '../../../ui/choice-group/choice-group.tsx';
import { ErrorSummary } from '../../../ui/error-summary/error-summary.tsx';
import { TextArea, TextField } from '../../../ui/text-field/text-field.tsx';
import { dueChoices, dueDayOf, type DueChoice } from './due-day.ts';
import styles from './call-notes.module.css';

interface CallNoteFormProps {
  today: string;
  mutation: Mutation;
}

const blank = { who: '', phoneEnd: '', about: '', dueOn: '' };

/** A call that cannot be finished now, so that somebody calls back. */
export function CallNoteForm({ today, mutation }: CallNoteFormProps) {
  const id = useId();
  const [said, setSaid] = useState(blank);
  const [due, setDue] = useState<DueChoice>('today');
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const wrong = useMemo(() => problemsByName(problems), [problems]);
  const summary = useMemo(
    () => [...wrong].map(([field, message]) => ({ fieldId: `${id}-${field}`, message })),
    [wrong, id],
  );

  async function save(event: FormEvent) {
    event.preventDefault();
    if (mutation.isBusy) return;
    const { dueOn, ...words } = said;
    const body = { ...words, ...dueDayOf(due, dueOn, today) };
    const { isDone, fields = [] } = await mutation.act(() => call(browserTransport, callNotesPaths.write, { body }));
    setProblems(fields);
    if (!isDone) return;
    setSaid(blank);
    setDue('today');
  }

  const field = (name: keyof typeof blank) => ({
    id: `${id}-${name}`,
    value: said[name],
    error: wrong.get(name),
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => setSaid({ ...said, [name]: event.target.value }),
  });

  return (
    <NeedsScript>
      <Card ground="sand">
        <form aria-label="전화 메모" noValidate className={styles.form} onSubmit={(event) => void save(event)}>
          <h2>지금 끝내지 못한 전화</h2>
          {summary.length > 0 && <ErrorSummary title="적지 못했습니다. 아래를 고쳐 주십시오." problems={summary} />}
          <div className={styles.caller}>
            <TextField
              {...field('who')}
              label="누가 전화하셨습니까?"
              hint="예: 보호자, 투석실"
              maxLength={callNoteBounds.who}
            />
            <TextField
              {...field('phoneEnd')}
              label="번호 끝 네 자리 (선택)"
              hint="예: 0021"
              inputMode="numeric"
              maxLength={callNoteBounds.phoneEnd}
            />
          </div>
          <TextArea
            {...field('about')}
            label="무슨 일로 전화하셨습니까?"
            hint="다시 전화하는 데 필요한 만큼만 적습니다."
            maxLength={callNoteBounds.about}
          />
          <ChoiceGroup
            id={due === 'other' ? `${id}-due` : `${id}-dueOn`}
            legend="언제까지 전화드립니까?"
            type="radio"
            name={`${id}-due`}
            options={dueChoices}
            chosen={[due]}
            error={due === 'other' ? undefined : wrong.get('dueOn')}
            onChange={([value]) => setDue(value as DueChoice)}
          />
          {due === 'other' && <TextField {...field('dueOn')} label="전화드릴 날" type="date" min={today} />}
          <div>
            <Button type="submit" aria-disabled={mutation.isBusy}>
              메모 남기기
            </Button>
          </div>
        </form>
      </Card>
    </NeedsScript>
  );
}
