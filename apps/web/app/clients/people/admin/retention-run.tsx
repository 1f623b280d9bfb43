import { NeedsScript } from '../../../platform/needs-script.tsx';
import type { RetentionRun } from '@kidney/contract/clients/people/retention.schema.ts';
import { dayInSeoul, formatDate } from '../../../platform/korean-date.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Row, RowTitle } from '../../../ui/row/row.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { classWords, stateWords } from './retention-labels.ts';
import styles from './retention.module.css';

interface RetentionRunRowProps {
  run: RetentionRun;
  isBusy: boolean;
  /** Absent until it would work. */
  onAgree?: ((run: RetentionRun) => void) | undefined;
}

const dayOf = (moment: string) => formatDate(dayInSeoul(moment));
const percentOf = ({ due, total }: RetentionRun) => Math.round((due / Math.max(total, 1)) * 100);

export function RetentionRunRow({ run, isBusy, onAgree }: RetentionRunRowProps) {
  const isOpen = run.state !== 'done';
  return (
    <Row columns={2}>
      <div>
        <RowTitle level={3}>
          {classWords[run.class]}
          <Tag icon={isOpen ? 'clock' : 'check'}>{stateWords[run.state]}</Tag>
        </RowTitle>
        {isOpen ? (
          <p>
            전체 {run.total}건 가운데 <b>{run.due}건</b>({percentOf(run)}%)이 보관 기간을 넘겼습니다.
          </p>
        ) : (
          <p>{run.removed}건을 지웠습니다.</p>
        )}
        <p className={styles.small}>
          {run.doneAt ? `${dayOf(run.doneAt)}에 마쳤습니다.` : `${dayOf(run.countedAt)}에 세었습니다.`}
        </p>
      </div>
      {run.state === 'waiting' && onAgree && (
        <NeedsScript>
          <div>
            <Button
              kind="danger"
              aria-disabled={isBusy}
              aria-label={`${classWords[run.class]} ${run.due}건 지우는 데 동의`}
              onClick={() => onAgree(run)}
            >
              지우는 데 동의
            </Button>
          </div>
        </NeedsScript>
      )}
    </Row>
  );
}
