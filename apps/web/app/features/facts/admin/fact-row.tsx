import type { Fact } from '@kidney/contract/facts/facts.schema.ts';
import { formatDate } from '../../../platform/korean-date.ts';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Row } from '../../../ui/row/row.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { checkMark } from './fact-check.ts';
import styles from './facts-desk.module.css';

interface FactRowProps {
  fact: Fact;
  today: string;
  buttonId: string;
  /** Absent until it would work. */
  onEdit?: () => void;
  /** Says that it was held against its source today. */
  onCheck?: () => void;
}

export function FactRow({ fact, today, buttonId, onEdit, onCheck }: FactRowProps) {
  const { label, value, note, effectiveFrom, source, sourceHref, checkedOn } = fact;
  const mark = checkMark(fact, today);
  return (
    <Row columns={3}>
      <div>
        <h2 className={styles.label}>{label}</h2>
        <p className={styles.value}>{value}</p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      <dl className={styles.origin}>
        <div>
          <dt>시행일</dt>
          <dd>{effectiveFrom ? formatDate(effectiveFrom) : '적지 않음'}</dd>
        </div>
        <div>
          <dt>출처</dt>
          <dd>{sourceHref ? <a href={sourceHref}>{source}</a> : source}</dd>
        </div>
        <div>
          <dt>확인한 날</dt>
          <dd>
            {checkedOn && `${formatDate(checkedOn)} `}
            {mark && <Tag icon="alert">{mark}</Tag>}
          </dd>
        </div>
      </dl>
      {onEdit && (
        <Buttons>
          {mark && onCheck && (
            <Button size="small" aria-label={`${label}, 출처와 맞습니다`} onClick={onCheck}>
              <Icon name="check" />
              출처와 맞습니다
            </Button>
          )}
          <Button id={buttonId} kind="secondary" size="small" aria-label={`${label} 고치기`} onClick={onEdit}>
            <Icon name="edit" />
            고치기
          </Button>
        </Buttons>
      )}
    </Row>
  );
}
