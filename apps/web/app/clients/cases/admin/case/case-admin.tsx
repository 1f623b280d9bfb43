import { isOpen } from '@kidney/contract/clients/application-names.paths.ts';
import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { OutcomeMessage } from '../../../../platform/outcome-message.tsx';
import { useMutation } from '../../../../platform/use-mutation.ts';
import { useHydrated } from '../../../../platform/use-hydrated.ts';
import { Callout } from '../../../../ui/callout/callout.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import type { ShownStatus } from '../../../applications/public/status-messages.ts';
import { ConsentList } from '../../../people/admin/person/consent-list.tsx';
import { ReadAloud } from '../short-receipt.tsx';
import { CareForm } from './care-form.tsx';
import { CaseAnswers } from './case-answers.tsx';
import { CaseEvents } from './case-events.tsx';
import { CaseMore } from './case-more.tsx';
import { CaseSteps } from './case-steps.tsx';
import { CaseWay, editRideButton } from './case-way.tsx';
import { LogForms } from './log-forms.tsx';
import { MoveForm } from './move-form.tsx';
import { RideForm } from './ride-form.tsx';
import { createUnsaved } from './unsaved.ts';
import styles from './case.module.css';

const ProofPictures = lazy(() => import('../../../proofs/admin/proof-pictures.tsx'));

interface CaseAdminProps {
  theCase: Case;
  /** As whoever applied reads it. */
  shown: ShownStatus;
  today: string;
  /** Whether somebody came to change the ride. */
  isRideWanted: boolean;
}

const CaseNotes = ({ notes }: Pick<Case, 'notes'>) =>
  notes.map(({ tone, title, text }) => (
    <Callout key={title} tone={tone === 'warning' ? 'warn' : 'info'} title={title}>
      <p>{text}</p>
    </Callout>
  ));

export function CaseAdmin({ theCase, shown, today, isRideWanted }: CaseAdminProps) {
  const mutation = useMutation();
  const isHydrated = useHydrated();
  const [isEditingRide, setEditingRide] = useState(isRideWanted);
  const { kind, state, ride, personId, consents, texts, notes } = theCase;
  const [unsaved] = useState(createUnsaved);
  const shared = { theCase, mutation, unsaved };
  const hasRideOpen = isEditingRide && state === 'settled' && ride !== null;

  function endRide() {
    unsaved.forget('ride');
    setEditingRide(false);
  }

  function stopRide() {
    flushSync(endRide);
    document.getElementById(editRideButton)?.focus();
  }

  return (
    <div className={styles.admin}>
      <noscript>
        <p>신청을 처리하시려면 브라우저에서 자바스크립트를 켜 주십시오.</p>
      </noscript>
      <OutcomeMessage mutation={mutation} />
      <ReadAloud theCase={theCase} today={today} />
      {kind === 'transport' && (
        <CaseWay theCase={theCase} isEditing={hasRideOpen} onEdit={() => setEditingRide(true)} />
      )}
      <div className={styles.halves}>
        <div className={styles.half}>
          {hasRideOpen && (
            <Card>
              <RideForm {...shared} today={today} onDone={endRide} onClose={stopRide} />
            </Card>
          )}
          <CaseNotes notes={notes.filter(({ tone }) => tone === 'warning')} />
          <MoveForm {...shared} today={today} />
          <CaseNotes notes={notes.filter(({ tone }) => tone !== 'warning')} />
          <CaseAnswers {...shared} />
        </div>
        <div className={styles.half}>
          <CaseSteps shown={shown} />
          <CaseEvents theCase={theCase} mutation={mutation}>
            <LogForms theCase={theCase} mutation={mutation} today={today} held={unsaved.held} />
          </CaseEvents>
          <CaseMore names="담당과 기한, 서류 사진, 동의">
            <CareForm theCase={theCase} mutation={mutation} />
            {isHydrated && (
              <Suspense fallback={null}>
                <ProofPictures
                  caseId={theCase.id}
                  assigneeId={theCase.assignee?.id ?? null}
                  mayMessage={theCase.mayMessage}
                  isGoingOn={isOpen(state)}
                  mutation={mutation}
                />
              </Suspense>
            )}
            <ConsentList person={{ id: personId, consents, texts }} mutation={mutation} />
          </CaseMore>
        </div>
      </div>
    </div>
  );
}
