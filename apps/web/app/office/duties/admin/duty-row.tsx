import { NeedsScript } from '../../../platform/needs-script.tsx';
import type { Duty } from '@kidney/contract/office/duties/duties.schema.ts';
import { Link } from 'react-router';
import { deadlineOf } from '../../../platform/deadline.ts';
import { dayInSeoul, formatDate } from '../../../platform/korean-date.ts';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Row, RowTitle } from '../../../ui/row/row.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import styles from './duties-admin.module.css';

export interface DutyRowActions {
  onTick: (duty: Duty) => void;
  onUntick: (duty: Duty) => void;
  onEdit: (duty: Duty) => void;
  onDelete: (duty: Duty) => void;
}

interface DutyRowProps {
  duty: Duty;
  today: string;
  editButtonId: string;
  isBusy: boolean;
  /** Absent for those who only read. */
  rowActions?: DutyRowActions | undefined;
}

export function DutyRow({ duty, today, editButtonId, isBusy, rowActions }: DutyRowProps) {
  const { title, note, href, dueOn, doneAt } = duty;
  const { state, words } = deadlineOf(dueOn, today);
  const year = Number(dueOn.slice(0, 4));
  return (
    <Row>
      <div>
        <RowTitle>{title}</RowTitle>
        <p className={styles.due}>
          <span>
            <time dateTime={dueOn}>{formatDate(dueOn)}</time>까지
          </span>
          {words && <Tag icon={state === 'over' ? 'alert' : 'clock'}>{words}</Tag>}
        </p>
        {note && <p className={styles.note}>{note}</p>}
        {href && (
          <p>
            <Link to={href}>{title}: 하는 곳 열기</Link>
          </p>
        )}
        {doneAt && (
          <p className={styles.done}>
            <Icon name="check" />
            {year - 1}년 것은 {formatDate(dayInSeoul(doneAt))}에 마쳤습니다.
          </p>
        )}
      </div>
      {rowActions && (
        <NeedsScript>
          <div role="group" aria-label={title}>
            <Buttons>
              <Button size="small" aria-disabled={isBusy} onClick={() => rowActions.onTick(duty)}>
                <Icon name="check" />
                {year}년 것 마침
              </Button>
              {doneAt && (
                <Button kind="secondary" size="small" aria-disabled={isBusy} onClick={() => rowActions.onUntick(duty)}>
                  {year - 1}년 것 마침 되돌리기
                </Button>
              )}
              <Button id={editButtonId} kind="secondary" size="small" onClick={() => rowActions.onEdit(duty)}>
                <Icon name="edit" />
                고치기
              </Button>
              <Button kind="danger" size="small" onClick={() => rowActions.onDelete(duty)}>
                <Icon name="trash" />
                삭제
              </Button>
            </Buttons>
          </div>
        </NeedsScript>
      )}
    </Row>
  );
}
