import type { ManagedFact } from '@kidney/contract/content/facts/facts.schema.ts';
import type { ReactNode } from 'react';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { formatDate } from '../../../platform/korean-date.ts';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Row } from '../../../ui/row/row.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { checkMark } from './fact-check.ts';
import { FactPlaces } from './fact-places.tsx';
import { FactVersions } from './fact-versions.tsx';
import styles from './facts-admin.module.css';

interface FactRowProps {
  fact: ManagedFact;
  today: string;
  buttonId: string;
  /** What is to come, where something is. */
  planned?: ReactNode;
  onEdit: () => void;
  /** Says that it was held against its source today. */
  onCheck: () => void;
}

export function FactRow({ fact, today, buttonId, planned, onEdit, onCheck }: FactRowProps) {
  const { key, label, value, note, effectiveFrom, source, sourceHref, checkedOn, knownSince, places } = fact;
  const mark = checkMark(fact, today);
  return (
    <Row columns={3}>
      <div>
        <h2 className={styles.label}>{label}</h2>
        <p className={styles.value}>{value}</p>
        {note && <p className={styles.note}>{note}</p>}
        {planned}
        <FactPlaces places={places} />
        <NeedsScript>
          <FactVersions factKey={key} />
        </NeedsScript>
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
        {knownSince && (
          <div>
            <dt>알려진 날</dt>
            <dd>{formatDate(knownSince)}</dd>
          </div>
        )}
        <div>
          <dt>부르는 이름</dt>
          <dd>{`{${key}}`}</dd>
        </div>
      </dl>
      <NeedsScript>
        <Buttons>
          {mark && (
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
      </NeedsScript>
    </Row>
  );
}
