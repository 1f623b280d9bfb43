import { stepsOf } from '@kidney/contract/clients/application-names.paths.ts';
import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import { dayInSeoul, formatDay } from '../../../../platform/korean-date.ts';
import { Card } from '../../../../ui/card/card.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { reasonNames, stateName } from '../../../application-labels.ts';
import { rideInWords } from '../../../people/admin/ride-rows.tsx';
import styles from './case.module.css';

/** When a step was reached last; being received is the beginning. */
function reachedAt({ receivedAt, events }: Case, state: string): string | null {
  if (state === 'received') return receivedAt;
  return events.find((event) => event.type === 'state' && event.to === state)?.at ?? null;
}

/** The steps as the applicant sees them. */
export function CaseSteps({ theCase }: { theCase: Case }) {
  const { kind, state, ride, nextRide, events } = theCase;
  const steps = stepsOf[kind] as readonly Case['state'][];
  const now = steps.indexOf(state);
  const reason = events.find((event) => event.type === 'state')?.reason ?? null;
  return (
    <Card ground="sand">
      <section aria-labelledby="case-steps" className={styles.part}>
        <h2 id="case-steps">신청하신 분이 보는 단계</h2>
        <ol className={styles.steps}>
          {steps.map((step, index) => {
            const at = index <= now ? reachedAt(theCase, step) : null;
            return (
              <li key={step} className={styles.step} aria-current={step === state ? 'step' : undefined}>
                <span className={styles.number}>{index < now ? <Icon name="check" /> : index + 1}</span>
                <b>{stateName(kind, step)}</b>
                <span className={styles.when}>{at ? formatDay(dayInSeoul(at)) : ''}</span>
              </li>
            );
          })}
        </ol>
        {now < 0 && (
          <p>
            지금은 <b>{stateName(kind, state)}</b>입니다.{reason && ` 까닭: ${reasonNames[reason]}`}
          </p>
        )}
        {ride && (
          <p>
            <b>배정</b> {rideInWords(ride)} · {formatDay(ride.firstDay)}부터
          </p>
        )}
        {nextRide && (
          <p>
            <b>바뀔 배정</b> {rideInWords(nextRide)} · {formatDay(nextRide.firstDay)}부터
          </p>
        )}
      </section>
    </Card>
  );
}
