import {
  needsReason,
  type ApplicationReason,
  type ApplicationState,
} from '@kidney/contract/clients/application-names.paths.ts';
import { caseBounds } from '@kidney/contract/clients/cases/case-bounds.paths.ts';
import { casesPaths } from '@kidney/contract/clients/cases/cases.paths.ts';
import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import { useId, useMemo, useState, type FormEvent } from 'react';
import { call } from '../../../../platform/api-client.ts';
import { browserTransport } from '../../../../platform/session/browser-transport.ts';
import type { Mutation } from '../../../../platform/use-mutation.ts';
import { useHydrated } from '../../../../platform/use-hydrated.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { ChoiceGroup } from '../../../../ui/choice-group/choice-group.tsx';
import { ErrorSummary } from '../../../../ui/error-summary/error-summary.tsx';
import { SelectField } from '../../../../ui/select-field/select-field.tsx';
import { TextArea } from '../../../../ui/text-field/text-field.tsx';
import { optionsOf, reasonNames, stateName } from '../../../application-labels.ts';
import { RideFields, rideLabels, toRide, wishedRide, type RideDraft } from './ride-fields.tsx';
import { nextStepOf } from './next-step.ts';
import { StaleCase } from './stale-case.tsx';
import { TellChoice } from './tell-choice.tsx';
import type { Unsaved } from './unsaved.ts';
import { useCaseAct } from './use-case-act.ts';
import styles from './case.module.css';

const labels: Readonly<Record<string, string>> = { to: '다음 단계', reason: '까닭', note: '메모', ...rideLabels };

interface MoveFormProps {
  theCase: Case;
  mutation: Mutation;
  unsaved: Unsaved;
  today: string;
}

/** Leads the case on. Each step asks for what it needs, and for no more. */
export function MoveForm({ theCase, mutation, unsaved, today }: MoveFormProps) {
  const { id: caseId, kind, next, vans, mayMessage } = theCase;
  const id = useId();
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<ApplicationState>();
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [isTold, setTold] = useState(false);
  const [typed, setRide] = useState<RideDraft>();
  // Until somebody types, it follows the answers as they are corrected.
  const ride = typed ?? wishedRide(theCase, today);
  const { send, takeIn, theirs, wrong } = useCaseAct(theCase, mutation);
  // Another officer may have led it on: what was chosen then is no choice any more, what was written stays.
  const to = chosen && next.includes(chosen) ? chosen : nextStepOf(theCase);
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
    unsaved.forget('step');
    setChosen(undefined);
    setReason('');
    setNote('');
    setTold(false);
    setOpen(false);
  }

  return (
    <Card>
      <form
        aria-labelledby={`${id}-title`}
        inert={!isHydrated}
        noValidate
        className={styles.form}
        onInput={unsaved.typedInto('step')}
        onSubmit={(event) => void move(event)}
      >
        <div className="case-heading">
          <h2 id={`${id}-title`}>다음 단계</h2>
          {to && <b>{stateName(kind, to)}</b>}
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={`${id}-others`}
            aria-label="더 보기: 다른 단계"
            className="text-button"
            onClick={() => setOpen(!isOpen)}
          >
            더 보기
          </button>
        </div>
        {summary.length > 0 && <ErrorSummary title="옮기지 못했습니다. 아래를 고쳐 주십시오." problems={summary} />}
        <div id={`${id}-others`} hidden={!isOpen}>
          <ChoiceGroup
            id={`${id}-to`}
            legend="어디로 옮기시겠습니까?"
            type="radio"
            name={`${id}-to`}
            options={next.map((state) => ({ value: state, label: stateName(kind, state) }))}
            chosen={to ? [to] : []}
            onChange={([state]) => setChosen(state as ApplicationState)}
          />
        </div>
        {!to && <p>더 옮기실 단계가 없습니다. 취소는 ‘더 보기’에 있습니다.</p>}
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
        {isRide && (
          <RideFields
            id={id}
            vans={vans}
            draft={ride}
            wrong={wrong}
            chairTime={theCase.wishedRide?.chairTime}
            onChange={setRide}
          />
        )}
        {to && (
          <>
            <TextArea
              id={`${id}-note`}
              label="메모 (사무국만 봅니다)"
              maxLength={caseBounds.note}
              value={note}
              error={wrong.get('note')}
              onChange={(event) => setNote(event.target.value)}
            />
            <TellChoice id={`${id}-told`} mayMessage={mayMessage} isTold={isTold} onChange={setTold} />
          </>
        )}
        {theirs && <StaleCase seen={theCase} theirs={theirs} onTakeIn={() => void takeIn()} />}
        {to && !theirs && (
          <div>
            <Button type="submit" aria-disabled={mutation.isBusy}>
              단계 옮기기
            </Button>
          </div>
        )}
      </form>
    </Card>
  );
}
