import { caseBounds } from '@kidney/contract/clients/cases/case-bounds.paths.ts';
import { casesPaths } from '@kidney/contract/clients/cases/cases.paths.ts';
import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import { useEffect, useId, useMemo, useState, type FormEvent } from 'react';
import { call } from '../../../../platform/api-client.ts';
import { browserTransport } from '../../../../platform/session/browser-transport.ts';
import type { Mutation } from '../../../../platform/use-mutation.ts';
import { useHydrated } from '../../../../platform/use-hydrated.ts';
import { Button, Buttons } from '../../../../ui/button/button.tsx';
import { ErrorSummary } from '../../../../ui/error-summary/error-summary.tsx';
import { TextArea } from '../../../../ui/text-field/text-field.tsx';
import { changedRide, RideFields, rideLabels, toRide } from './ride-fields.tsx';
import { StaleCase } from './stale-case.tsx';
import { TellChoice } from './tell-choice.tsx';
import type { Unsaved } from './unsaved.ts';
import { useCaseAct } from './use-case-act.ts';
import styles from './case.module.css';

const labels: Readonly<Record<string, string>> = { ...rideLabels, 'ride.firstDay': '바뀌는 날', note: '메모' };

interface RideFormProps {
  theCase: Case;
  mutation: Mutation;
  unsaved: Unsaved;
  today: string;
  onDone: () => void;
  onClose: () => void;
}

/** Another ride, and from which day on. What was arranged for later than that day no longer counts. */
export function RideForm({ theCase, mutation, unsaved, today, onDone, onClose }: RideFormProps) {
  const { id: caseId, vans, mayMessage } = theCase;
  const id = useId();
  const isHydrated = useHydrated();
  const [ride, setRide] = useState(() => changedRide(theCase, today));
  const [note, setNote] = useState('');
  const [isTold, setTold] = useState(mayMessage);
  const { send, takeIn, theirs, wrong } = useCaseAct(theCase, mutation);
  const summary = useMemo(
    () =>
      [...wrong].map(([name, message]) => ({
        fieldId: `${id}-${name}`,
        message: `${labels[name] ?? name}: ${message}`,
      })),
    [wrong, id],
  );

  // Most often it is the time that changes, and whoever opens this has the telephone in the other hand.
  useEffect(() => document.getElementById(`${id}-ride.pickUpAt`)?.focus(), [id, isHydrated]);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (theirs) return;
    const isDone = await send((version) =>
      call(browserTransport, casesPaths.changeRide, {
        params: { id: caseId },
        body: { ride: toRide(ride), note, isTold: isTold && mayMessage, version },
      }),
    );
    if (isDone) onDone();
  }

  return (
    <form
      aria-label="배정 고치기"
      inert={!isHydrated}
      noValidate
      className={styles.form}
      onInput={unsaved.typedInto('ride')}
      onSubmit={(event) => void save(event)}
    >
      <h2>배정 고치기</h2>
      {summary.length > 0 && <ErrorSummary title="고치지 못했습니다. 아래를 고쳐 주십시오." problems={summary} />}
      <p>바뀌는 날 전날까지는 지금 배정대로 모십니다.</p>
      <RideFields id={id} vans={vans} draft={ride} wrong={wrong} dayLabel="바뀌는 날" onChange={setRide} />
      <TextArea
        id={`${id}-note`}
        label="메모 (사무국만 봅니다)"
        maxLength={caseBounds.note}
        value={note}
        error={wrong.get('note')}
        onChange={(event) => setNote(event.target.value)}
      />
      <TellChoice id={`${id}-told`} mayMessage={mayMessage} isTold={isTold} onChange={setTold} />
      {theirs ? (
        <StaleCase seen={theCase} theirs={theirs} onTakeIn={() => void takeIn()} />
      ) : (
        <Buttons>
          <Button type="submit" aria-disabled={mutation.isBusy}>
            배정 저장
          </Button>
          <Button kind="secondary" onClick={onClose}>
            취소
          </Button>
        </Buttons>
      )}
    </form>
  );
}
