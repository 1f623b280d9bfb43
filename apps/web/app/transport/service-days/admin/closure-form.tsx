import { closureBounds } from '@kidney/contract/transport/service-days/closure-bounds.paths.ts';
import type { FieldProblem } from '@kidney/contract/shared/envelope.ts';
import type { Closure, ServiceDay } from '@kidney/contract/transport/service-days/service-days.schema.ts';
import { serviceDaysPaths } from '@kidney/contract/transport/service-days/service-days.paths.ts';
import { useMemo, useState } from 'react';
import { call } from '../../../platform/api-client.ts';
import { DraftFields } from '../../../platform/editing/form/draft-fields.tsx';
import type { Fields } from '../../../platform/editing/form/fields.ts';
import { RecordForm } from '../../../platform/editing/form/record-form.tsx';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import type { Mutation } from '../../../platform/use-mutation.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { ClosurePreview } from './closure-preview.tsx';
import { noteOn } from './closure-labels.ts';

interface ClosureFormProps {
  today: string;
  holidays: readonly ServiceDay[];
  closures: readonly Closure[];
  mutation: Mutation;
}

const title = '쉬는 날 넣기';
const blank: Closure = { date: '', reason: '' };
const fieldsFrom = (today: string): Fields<Closure> => ({
  date: { label: '날짜', type: 'date', min: today, isWide: true },
  reason: { label: '이유', hint: '짧게 적습니다. 예: 차량 점검일', maxLength: closureBounds.reason, isWide: true },
});

export function ClosureForm({ today, holidays, closures, mutation }: ClosureFormProps) {
  const closureFields = useMemo(() => fieldsFrom(today), [today]);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  /** How many were added: each begins with an empty form. */
  const [added, setAdded] = useState(0);

  async function add(body: Closure) {
    const { isDone, fields = [] } = await mutation.act(() =>
      call(browserTransport, serviceDaysPaths.addClosure, { body }),
    );
    setProblems(fields);
    if (isDone) setAdded(added + 1);
  }

  return (
    <Card ground="sand">
      <Stack>
        <h2>{title}</h2>
        <RecordForm
          key={added}
          label={title}
          subject="이날을"
          fields={closureFields}
          initial={blank}
          isBusy={mutation.isBusy}
          problems={problems}
          onConfirm={(draft) => void add(draft)}
        >
          {(form) => (
            <>
              <DraftFields form={form} />
              <ClosurePreview draft={form.draft} note={noteOn(form.draft.date, { holidays, closures })} />
            </>
          )}
        </RecordForm>
      </Stack>
    </Card>
  );
}
