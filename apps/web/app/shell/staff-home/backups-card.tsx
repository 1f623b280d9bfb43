import type { BackupRun, BackupStatus } from '@kidney/contract/operations/backups/backups.schema.ts';
import { momentOf } from '../../platform/moment-labels.ts';
import { Callout } from '../../ui/callout/callout.tsx';
import { Card } from '../../ui/card/card.tsx';
import { ageOf } from '../../platform/age-labels.ts';
import styles from './staff-home.module.css';

interface BackupsCardProps {
  backups: BackupStatus;
  now: string;
}

function Run({ label, run, now }: { label: string; run: BackupRun | null; now: string }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd className={styles.age}>
        {run ? (
          <>
            <b>{ageOf(run.finishedAt, now)}</b> <span className={styles.words}>{momentOf(run.finishedAt)}</span>
          </>
        ) : (
          <b>아직 없음</b>
        )}
      </dd>
    </div>
  );
}

/** For the owner: whether last night the site was put away, and whether it would come back. */
export function BackupsCard({ backups: { backup, drill }, now }: BackupsCardProps) {
  const isLate = !backup || backup.isLate || !drill || drill.isLate;
  return (
    <Card>
      <section aria-labelledby="backups">
        <div className={styles.head}>
          <h2 id="backups">백업</h2>
        </div>
        <dl className={styles.rows}>
          <Run label="마지막 백업" run={backup} now={now} />
          <Run label="마지막 되살리기 연습" run={drill} now={now} />
        </dl>
        {isLate && (
          <Callout tone="warn" title="백업을 살펴 주십시오">
            <p>밤마다 하는 백업이나 되살리기 연습이 하루 넘게 없었습니다. 누리집을 돌보는 업체에 알려 주십시오.</p>
          </Callout>
        )}
      </section>
    </Card>
  );
}
