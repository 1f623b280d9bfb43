import {
  needsReason,
  type ApplicationReason,
  type ApplicationState,
} from '@kidney/contract/applications/application-names.paths.ts';
import { casesPaths } from '@kidney/contract/applications/cases.paths.ts';
import type { Case } from '@kidney/contract/applications/cases.schema.ts';
import { useId, useMemo, useState, type FormEvent } from 'react';
import { call } from '../../../../platform/api-client.ts';
import { browserTransport } from '../../../../platform/session/browser-transport.ts';
import type { Acts } from '../../../../platform/use-acts.ts';
import { useHydrated } from '../../../../platform/use-hydrated.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { ChoiceGroup } from '../../../../ui/choice-group/choice-group.tsx';
import { ErrorSummary } from '../../../../ui/error-summary/error-summary.tsx';
import { SelectField } from '../../../../ui/select-field/select-field.tsx';
import { TextArea } from '../../../../ui/text-field/text-field.tsx';
import { optionsOf, reasonNames, stateName } from '../case-words.ts';
import { blankRide, RideFields, rideLabels, toRide } from './ride-fields.tsx';
import { StaleCase } from './stale-case.tsx';
import { useCaseAct } from './use-case-act.ts';
import styles from './case.module.css';

const labels: Readonly<Record<string, string>> = { to: '다음 단계', reason: '까닭', note: '메모', ...rideLabels };

interface MoveFormProps {
  theCase: Case;
  acts: Acts;
  today: string;
}

/** Leads the case on. Each step asks for what it needs, and for no more. */
export function MoveForm({ theCase, acts, today }: MoveFormProps) {
  const { id: caseId, kind, next, vans, mayMessage } = theCase;
  const id = useId();
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<ApplicationState>();
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [isTold, setTold] = useState(false);
  const [ride, setRide] = useState(() => blankRide(today));
  const { send, takeIn, theirs, wrong } = useCaseAct(theCase, acts);
  // Another officer may have led it on: what was chosen then is no choice any more, what was written stays.
  const to = chosen && next.includes(chosen) ? chosen : undefined;
  const isRide = kind === 'transport' && to === 'settled';
  const summary = useMemo(
    () =>
      [...wrong].map(([name, message]) => ({
        fieldId: `${id}-${name}`,
        message: labels[name] ? `${labels[name]}: ${message}` : message,
      })),
    [wrong, id],
  );

  async function move(event: FormEvent) {
    event.preventDefault();
    if (!to || theirs) return;
    const isDone = await send((version) =>
      call(browserTransport, casesPaths.move, {
        params: { id: caseId },
        body: {
          to,
          version,
          reason: needsReason(to) && reason !== '' ? (reason as ApplicationReason) : null,
          note,
          ride: isRide ? toRide(ride) : null,
          isTold: isTold && mayMessage,
        },
      }),
    );
    if (!isDone) return;
    setChosen(undefined);
    setReason('');
    setNote('');
    setTold(false);
  }

  return (
    <Card>
      <form aria-labelledby={`${id}-title`} noValidate className={styles.form} onSubmit={(event) => void move(event)}>
        <h2 id={`${id}-title`}>다음 단계</h2>
        {summary.length > 0 && <ErrorSummary title="옮기지 못했습니다. 아래를 고쳐 주십시오." problems={summary} />}
        <ChoiceGroup
          id={`${id}-to`}
          legend="어디로 옮기시겠습니까?"
          type="radio"
          name={`${id}-to`}
          options={next.map((state) => ({ value: state, label: stateName(kind, state) }))}
          chosen={to ? [to] : []}
          onChange={([state]) => setChosen(state as ApplicationState)}
        />
        {to && needsReason(to) && (
          <SelectField
            id={`${id}-reason`}
            label="까닭"
            hint="시청에 알리는 통계가 됩니다."
            value={reason}
            error={wrong.get('reason')}
            options={[{ value: '', label: '고르십시오' }, ...optionsOf(reasonNames)]}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
        {isRide && <RideFields id={id} vans={vans} draft={ride} wrong={wrong} onChange={setRide} />}
        {to && (
          <>
            <TextArea
              id={`${id}-note`}
              label="메모 (사무국만 봅니다)"
              maxLength={2000}
              value={note}
              error={wrong.get('note')}
              onChange={(event) => setNote(event.target.value)}
            />
            {mayMessage ? (
              <ChoiceGroup
                id={`${id}-told`}
                legend="알리기"
                type="checkbox"
                name={`${id}-told`}
                options={[{ value: 'told', label: '신청하신 분께 문자로 알립니다' }]}
                chosen={isTold ? ['told'] : []}
                onChange={(told) => setTold(told.length > 0)}
              />
            ) : (
              <p>문자 안내에 동의하지 않으셨습니다. 옮기신 뒤 전화로 알려 드려 주십시오.</p>
            )}
          </>
        )}
        {theirs && <StaleCase seen={theCase} theirs={theirs} onTakeIn={() => void takeIn()} />}
        {to && !theirs && (
          <div>
            <Button type="submit" aria-disabled={acts.isBusy || !isHydrated}>
              단계 옮기기
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}
