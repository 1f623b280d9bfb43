import { isOpen } from '@kidney/contract/clients/application-names.paths.ts';
import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import { lazy, Suspense } from 'react';
import { OutcomeMessage } from '../../../../platform/outcome-message.tsx';
import { useMutation } from '../../../../platform/use-mutation.ts';
import { useHydrated } from '../../../../platform/use-hydrated.ts';
import { ConsentList } from '../../../people/admin/person/consent-list.tsx';
import { CareForm } from './care-form.tsx';
import { CaseAnswers } from './case-answers.tsx';
import { CaseEvents } from './case-events.tsx';
import { CaseHead } from './case-head.tsx';
import { CaseRide } from './case-ride.tsx';
import { CaseSteps } from './case-steps.tsx';
import { LogForms } from './log-forms.tsx';
import { MoveForm } from './move-form.tsx';
import styles from './case.module.css';

const ProofPictures = lazy(() => import('../../../proofs/admin/proof-pictures.tsx'));

interface CaseAdminProps {
  theCase: Case;
  today: string;
}

export function CaseAdmin({ theCase, today }: CaseAdminProps) {
  const mutation = useMutation();
  const isHydrated = useHydrated();
  const { personId, consents, texts } = theCase;
  return (
    <div className={styles.admin}>
      <noscript>
        <p>신청을 처리하시려면 브라우저에서 자바스크립트를 켜 주십시오.</p>
      </noscript>
      <OutcomeMessage mutation={mutation} />
      <CaseHead theCase={theCase} today={today} />
      <CaseSteps theCase={theCase} />
      <div className={styles.halves}>
        <div className={styles.half}>
          <CaseRide theCase={theCase} mutation={mutation} today={today} />
          <MoveForm theCase={theCase} mutation={mutation} today={today} />
          <CaseAnswers theCase={theCase} mutation={mutation} />
        </div>
        <div className={styles.half}>
          <CareForm theCase={theCase} mutation={mutation} />
          <LogForms theCase={theCase} mutation={mutation} today={today} />
          {isHydrated && (
            <Suspense fallback={null}>
              <ProofPictures
                caseId={theCase.id}
                assigneeId={theCase.assignee?.id ?? null}
                mayMessage={theCase.mayMessage}
                isGoingOn={isOpen(theCase.state)}
                mutation={mutation}
              />
            </Suspense>
          )}
          <CaseEvents theCase={theCase} mutation={mutation} />
          <ConsentList person={{ id: personId, consents, texts }} mutation={mutation} />
        </div>
      </div>
    </div>
  );
}
