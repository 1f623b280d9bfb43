import { dueTagOf, dueToneOf } from '../../../platform/deadline.ts';
import { ButtonLink } from '../../../ui/button/button.tsx';
import type { Job, Jobs } from './jobs.ts';

function Rows({ jobs, today, isFirst = false }: { jobs: readonly Job[]; today: string; isFirst?: boolean }) {
  return (
    <ul className="today-rows">
      {jobs.map(({ key, dueOn, title, words, action, to }, index) => (
        <li key={key} className="today-job">
          <span className={`today-when today-${dueToneOf(dueOn, today)}`}>{dueTagOf(dueOn, today)}</span>
          <div>
            <b>{title}</b>
            <p>{words}</p>
          </div>
          <ButtonLink
            size="small"
            kind={isFirst && index === 0 ? 'primary' : 'secondary'}
            to={to}
            aria-label={`${action}: ${title}`}
          >
            {action}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** What has to be done by tonight, the latest first; what comes this week lies folded below it. */
export function JobsCard({ jobs: { due, soon }, today }: { jobs: Jobs; today: string }) {
  return (
    <section aria-labelledby="due" className="today-card">
      <div className="today-head">
        <h2 id="due">오늘까지</h2>
        {due.length > 0 && <b className="today-count">{due.length}</b>}
      </div>
      {due.length > 0 ? <Rows jobs={due} today={today} isFirst /> : <p>오늘까지 하실 일이 없습니다.</p>}
      {soon.length > 0 && (
        <details>
          <summary>이레 안에 하실 일 {soon.length}건</summary>
          <Rows jobs={soon} today={today} />
        </details>
      )}
    </section>
  );
}
