import { closureBounds } from '@kidney/contract/transport/service-days/closure-bounds.paths.ts';
import type { Closure, ServiceDay } from '@kidney/contract/transport/service-days/service-days.schema.ts';
import { serviceDaysPaths } from '@kidney/contract/transport/service-days/service-days.paths.ts';
import { useId, useMemo, useState, type FormEvent } from 'react';
import { call } from '../../../platform/api-client.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import type { Mutation } from '../../../platform/use-mutation.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { ErrorSummary } from '../../../ui/error-summary/error-summary.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import { ClosurePreview } from './closure-preview.tsx';
import { noteOn, problemsOf, type ClosureProblems } from './closure-labels.ts';

interface ClosureFormProps {
  today: string;
  holidays: readonly ServiceDay[];
  closures: readonly Closure[];
  mutation: Mutation;
}

const labels: Record<keyof Closure, string> = { date: '날짜', reason: '이유' };
const blank: Closure = { date: '', reason: '' };

export function ClosureForm({ today, holidays, closures, mutation }: ClosureFormProps) {
  const id = useId();
  const titleId = `${id}-title`;
  const [draft, setDraft] = useState(blank);
  const [problems, setProblems] = useState<ClosureProblems>({});
  // The summary takes the focus whenever it gets new problems, so typing must not make any.
  const summary = useMemo(
    () =>
      (Object.keys(problems) as (keyof Closure)[]).map((field) => ({
        fieldId: `${id}-${field}`,
        message: `${labels[field]}: ${problems[field]}`,
      })),
    [problems, id],
  );

  async function add(event: FormEvent) {
    event.preventDefault();
    if (mutation.isBusy) return;
    const found = problemsOf(draft, today);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const { isDone, fields = [] } = await mutation.act(() =>
      call(browserTransport, serviceDaysPaths.addClosure, { body: draft }),
    );
    setProblems(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
    if (isDone) setDraft(blank);
  }

  return (
    <Card ground="sand">
      <form aria-labelledby={titleId} noValidate onSubmit={(event) => void add(event)}>
        <Stack>
          <h2 id={titleId}>쉬는 날 넣기</h2>
          {summary.length > 0 && <ErrorSummary title="저장하지 못했습니다. 아래를 고쳐 주십시오." problems={summary} />}
          <TextField
            id={`${id}-date`}
            type="date"
            label="날짜"
            min={today}
            value={draft.date}
            error={problems.date}
            onChange={(event) => setDraft({ ...draft, date: event.target.value })}
          />
          <TextField
            id={`${id}-reason`}
            label="이유"
            hint="짧게 적습니다. 예: 차량 점검일"
            maxLength={closureBounds.reason}
            value={draft.reason}
            error={problems.reason}
            onChange={(event) => setDraft({ ...draft, reason: event.target.value })}
          />
          <ClosurePreview draft={draft} note={noteOn(draft.date, { holidays, closures })} />
          <div>
            <Button type="submit" aria-disabled={mutation.isBusy}>
              저장
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
