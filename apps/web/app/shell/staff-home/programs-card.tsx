import type { Running, RunningPrograms } from '@kidney/contract/operations/heartbeats/heartbeats.schema.ts';
import { Link } from 'react-router';
import { momentOf } from '../../platform/moment-labels.ts';
import { Callout } from '../../ui/callout/callout.tsx';
import { Card } from '../../ui/card/card.tsx';
import styles from './staff-home.module.css';

function Program({ label, running: { count, lastHeardAt } }: { label: string; running: Running }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd className={styles.age}>
        <b>{count > 0 ? `돌고 있습니다 (${count}개)` : '멈췄습니다'}</b>{' '}
        {count === 0 && lastHeardAt && <span className={styles.words}>마지막: {momentOf(lastHeardAt)}</span>}
      </dd>
    </div>
  );
}

/** For the owner: whether everything runs that has to. */
export function ProgramsCard({ programs: { site, worker } }: { programs: RunningPrograms }) {
  return (
    <Card>
      <section aria-labelledby="programs">
        <div className={styles.head}>
          <h2 id="programs">누리집 프로그램</h2>
          <Link to="/admin/watch" className={styles.way}>
            누리집 상태 보기
          </Link>
        </div>
        <dl className={styles.rows}>
          <Program label="누리집 화면" running={site} />
          <Program label="뒤에서 하는 일" running={worker} />
        </dl>
        {worker.count === 0 && (
          <Callout tone="warn" title="뒤에서 하는 일이 멈췄습니다">
            <p>
              문자와 메일이 나가지 않습니다. 올리신 소식지도 그려지지 않습니다. 누리집을 돌보는 업체에 알려 주십시오.
            </p>
          </Callout>
        )}
      </section>
    </Card>
  );
}
