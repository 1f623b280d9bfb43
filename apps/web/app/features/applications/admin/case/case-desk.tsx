import { isOpen } from '@kidney/contract/applications/application-names.paths.ts';
import type { Case } from '@kidney/contract/applications/cases.schema.ts';
import type { Person } from '@kidney/contract/people/people.schema.ts';
import { lazy, Suspense } from 'react';
import { OutcomeMessage } from '../../../../platform/outcome-message.tsx';
import { useActs } from '../../../../platform/use-acts.ts';
import { useHydrated } from '../../../../platform/use-hydrated.ts';
import { ConsentList } from '../person/consent-list.tsx';
import { CareForm } from './care-form.tsx';
import { CaseAnswers } from './case-answers.tsx';
import { CaseEvents } from './case-events.tsx';
import { CaseHead } from './case-head.tsx';
import { CaseSteps } from './case-steps.tsx';
import { LogForms } from './log-forms.tsx';
import { MoveForm } from './move-form.tsx';
import styles from './case.module.css';

const ProofPictures = lazy(() => import('../pictures/proof-pictures.tsx'));

interface CaseDeskProps {
  theCase: Case;
  person: Person;
  today: string;
}

export function CaseDesk({ theCase, person, today }: CaseDeskProps) {
  const acts = useActs();
  const isHydrated = useHydrated();
  return (
    <div className={styles.desk}>
      <noscript>
        <p>신청을 처리하시려면 브라우저에서 자바스크립트를 켜 주십시오.</p>
      </noscript>
      <OutcomeMessage acts={acts} />
      <CaseHead theCase={theCase} today={today} />
      <CaseSteps theCase={theCase} />
      <div className={styles.halves}>
        <div className={styles.half}>
          <MoveForm theCase={theCase} acts={acts} today={today} />
          <CaseAnswers theCase={theCase} acts={acts} />
        </div>
        <div className={styles.half}>
          <CareForm theCase={theCase} acts={acts} />
          <LogForms theCase={theCase} acts={acts} today={today} />
          {isHydrated && (
            <Suspense fallback={null}>
              <ProofPictures
                caseId={theCase.id}
                assigneeId={theCase.assignee?.id ?? null}
                mayMessage={theCase.mayMessage}
                isGoingOn={isOpen(theCase.state)}
                acts={acts}
              />
            </Suspense>
          )}
          <CaseEvents theCase={theCase} />
          <ConsentList person={person} acts={acts} />
        </div>
      </div>
    </div>
  );
}
