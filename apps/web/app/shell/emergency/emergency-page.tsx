import { momentOf } from '../../platform/moment-labels.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Column, Stack } from '../../ui/layout/layout.tsx';
import { useSections } from '../navigation/use-sections.ts';
import { Clinics } from './clinics.tsx';
import type { ShownEmergency } from './load-emergency.ts';
import { ShuttleNow } from './shuttle-now.tsx';
import { useKeptOffline } from './use-kept-offline.ts';
import styles from './emergency-page.module.css';

/** What the first page is while a disaster lasts. `data-emergency` is how the worker knows it. */
export function EmergencyPage({ emergency }: { emergency: ShownEmergency }) {
  const { title, lead, steps, calls, shuttle, clinics, updatedAt } = emergency;
  const isKept = useKeptOffline();
  const hasShuttle = useSections().some(({ key }) => key === 'transport');
  return (
    <div data-emergency="">
      <div className={styles.head}>
        <Column>
          <Stack gap="small">
            <p className={styles.badge}>
              <Icon name="alert" />
              비상 안내
            </p>
            <h1>{title}</h1>
            {lead && <p className={styles.lead}>{lead}</p>}
            <p>
              <time dateTime={updatedAt}>{momentOf(updatedAt)}</time>에 확인한 내용입니다.
            </p>
          </Stack>
        </Column>
      </div>
      <Column>
        <div className={styles.parts}>
          {calls.length > 0 && (
            <section aria-labelledby="emergency-calls">
              <h2 id="emergency-calls">전화할 곳</h2>
              <ul className={styles.calls}>
                {calls.map(({ label, phone }) => (
                  <li key={`${label} ${phone}`}>
                    <a href={`tel:${phone}`} className={styles.call}>
                      <Icon name="phone" />
                      <span>
                        {label} <span className={styles.number}>{phone}</span>
                      </span>
                    </a>
                  </li>
                ))}
              </ul>
            </section>
          )}
          {steps.length > 0 && (
            <section aria-labelledby="emergency-steps">
              <h2 id="emergency-steps">지금 하실 일</h2>
              <ol className={styles.steps}>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </section>
          )}
          {hasShuttle && (
            <section aria-labelledby="emergency-shuttle">
              <h2 id="emergency-shuttle">병원 이동 차량</h2>
              <ShuttleNow {...shuttle} />
            </section>
          )}
          <Clinics clinics={clinics} />
          <div className={styles.foot}>
            <p role="status">
              {isKept && '이 화면을 이 기기에 담아 두었습니다. 인터넷이 끊겨도 누리집 주소로 다시 열립니다.'}
            </p>
            <ButtonLink to="/kidney/disaster" kind="secondary">
              재난 때 할 일 자세히 보기
            </ButtonLink>
          </div>
        </div>
      </Column>
    </div>
  );
}
