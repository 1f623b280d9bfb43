import { Card } from '../../../../ui/card/card.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import type { ShownStatus } from '../../../applications/public/status-messages.ts';
import styles from './case.module.css';

/** What whoever applied reads under the link that they were sent, word for word. */
export function CaseSteps({ shown: { heading, words, stations, facts, pictures } }: { shown: ShownStatus }) {
  return (
    <Card>
      <section aria-labelledby="case-steps" className={styles.part}>
        <h2 id="case-steps">신청하신 분이 보는 단계</h2>
        <ol className="case-steps">
          {stations.map(({ title, day, here }, index) => (
            <li
              key={title}
              className={day ? 'case-step case-reached' : 'case-step'}
              aria-current={here ? 'step' : undefined}
            >
              <span className="case-number">
                {day && (!here || index === stations.length - 1) ? <Icon name="check" /> : index + 1}
              </span>
              <b>{title}</b>
              <span className={styles.when}>{here ? '지금' : day}</span>
            </li>
          ))}
        </ol>
        <p>
          <b>{heading}</b>. {words}
        </p>
        {(facts.length > 0 || pictures.length > 0) && (
          <dl className={styles.rows}>
            {facts.map(({ id, label, value }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
            {pictures.map(({ href, title, words: request }) => (
              <div key={href}>
                <dt>{title}</dt>
                <dd>{request}</dd>
              </div>
            ))}
          </dl>
        )}
      </section>
    </Card>
  );
}
