import { casesPaths } from '@kidney/contract/clients/cases/cases.paths.ts';
import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import { useId, useState, type FormEvent } from 'react';
import { call } from '../../../../platform/api-client.ts';
import { browserTransport } from '../../../../platform/session/browser-transport.ts';
import type { Mutation } from '../../../../platform/use-mutation.ts';
import { useHydrated } from '../../../../platform/use-hydrated.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { SelectField } from '../../../../ui/select-field/select-field.tsx';
import { TextField } from '../../../../ui/text-field/text-field.tsx';
import { StaleCase } from './stale-case.tsx';
import { useCaseAct } from './use-case-act.ts';
import styles from './case.module.css';

/** Who leads it, and by when something is to be done. */
export function CareForm({ theCase, mutation }: { theCase: Case; mutation: Mutation }) {
  const { id: caseId, assignee, dueOn, colleagues } = theCase;
  const id = useId();
  const isHydrated = useHydrated();
  const [who, setWho] = useState(assignee ? String(assignee.id) : '');
  const [day, setDay] = useState(dueOn ?? '');
  const { send, takeIn, theirs, wrong } = useCaseAct(theCase, mutation);
  const everybody = assignee && colleagues.every((each) => each.id !== assignee.id) ? [assignee] : [];

  async function save(event: FormEvent) {
    event.preventDefault();
    if (theirs) return;
    const assigneeId = who === '' ? null : Number(who);
    await send((version) =>
      call(browserTransport, casesPaths.care, {
        params: { id: caseId },
        body: { assigneeId, dueOn: day || null, version },
      }),
    );
  }

  return (
    <Card>
      <form
        aria-labelledby={`${id}-title`}
        inert={!isHydrated}
        noValidate
        className={styles.form}
        onSubmit={(event) => void save(event)}
      >
        <h2 id={`${id}-title`}>담당과 기한</h2>
        <div className={styles.pair}>
          <SelectField
            id={`${id}-assigneeId`}
            label="담당 직원"
            value={who}
            error={wrong.get('assigneeId')}
            options={[
              { value: '', label: '없음' },
              ...[...everybody, ...colleagues].map((each) => ({ value: String(each.id), label: each.nickName })),
            ]}
            onChange={(event) => setWho(event.target.value)}
          />
          <TextField
            id={`${id}-dueOn`}
            label="기한"
            type="date"
            value={day}
            error={wrong.get('dueOn')}
            onChange={(event) => setDay(event.target.value)}
          />
        </div>
        {theirs ? (
          <StaleCase seen={theCase} theirs={theirs} onTakeIn={() => void takeIn()} />
        ) : (
          <div>
            <Button type="submit" kind="secondary" size="small" aria-disabled={mutation.isBusy}>
              담당과 기한 저장
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}
