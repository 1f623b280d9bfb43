import type { BackupStatus } from '@kidney/contract/operations/backups/backups.schema.ts';
import type { RunningPrograms } from '@kidney/contract/operations/heartbeats/heartbeats.schema.ts';
import { Link } from 'react-router';
import { ageOf } from '../../../platform/age-labels.ts';
import { Callout } from '../../../ui/callout/callout.tsx';

interface SiteCardProps {
  backups: BackupStatus | null;
  programs: RunningPrograms | null;
  now: string;
}

/** For the owner: one line where the site was put away, would come back and runs; what is wrong, where something is. */
export function SiteCard({ backups, programs, now }: SiteCardProps) {
  const age = (run: BackupStatus['backup'] | undefined) => (run ? ageOf(run.finishedAt, now) : '아직 없음');
  const isLate = !backups?.backup || backups.backup.isLate || !backups.drill || backups.drill.isLate;
  const hasStopped = programs?.worker.count === 0;
  return (
    <section aria-labelledby="site" className="today-card">
      <div className="today-head">
        <h2 id="site">누리집</h2>
        <Link to="/admin/watch">누리집 상태</Link>
      </div>
      <p>
        <b>마지막 백업</b> {age(backups?.backup)} · <b>마지막 되살리기 연습</b> {age(backups?.drill)}
      </p>
      {isLate && (
        <div>
          <Callout tone="warn" title="백업을 살펴 주십시오">
            <p>밤마다 하는 백업이나 되살리기 연습이 하루 넘게 없었습니다. 누리집을 돌보는 업체에 알려 주십시오.</p>
          </Callout>
        </div>
      )}
      {hasStopped && (
        <div>
          <Callout tone="warn" title="뒤에서 하는 일이 멈췄습니다">
            <p>
              문자와 메일이 나가지 않습니다. 올리신 소식지도 그려지지 않습니다. 누리집을 돌보는 업체에 알려 주십시오.
            </p>
          </Callout>
        </div>
      )}
    </section>
  );
}
