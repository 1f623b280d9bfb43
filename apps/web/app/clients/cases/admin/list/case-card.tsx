import { isOpen } from '@kidney/contract/clients/application-names.paths.ts';
import type { CaseSummary } from '@kidney/contract/clients/cases/cases.schema.ts';
import { Link } from 'react-router';
import { deadlineOf } from '../../../../platform/deadline.ts';
import { dayInSeoul, formatDay } from '../../../../platform/korean-date.ts';
import { Row, RowTitle } from '../../../../ui/row/row.tsx';
import { Tag } from '../../../../ui/tag/tag.tsx';
import { kindNames, wayNames } from '../../../application-labels.ts';
import { StateTag } from '../state-tag.tsx';
import styles from './cases-admin.module.css';

/** One application in the list. The whole of it is where one presses. */
export function CaseCard({ summary, today }: { summary: CaseSummary; today: string }) {
  const { id, kind, state, way, name, receivedAt, dueOn, assignee } = summary;
  const deadline = dueOn !== null && isOpen(state) ? deadlineOf(dueOn, today) : null;
  return (
    <Row isLate={deadline?.state === 'over'}>
      <RowTitle level={3}>
        <Link to={`/admin/applications/${id}`} className={styles.link}>
          {name}
        </Link>
        <StateTag kind={kind} state={state} />
      </RowTitle>
      <p>
        {kindNames[kind]} · {wayNames[way]} 신청 · {formatDay(dayInSeoul(receivedAt))} 접수
      </p>
      <p className={styles.care}>
        <span>담당 {assignee ? assignee.nickName : '없음'}</span>
        {dueOn && isOpen(state) && <span>기한 {formatDay(dueOn)}</span>}
        {deadline?.words && <Tag icon={deadline.state === 'over' ? 'alert' : 'clock'}>{deadline.words}</Tag>}
      </p>
    </Row>
  );
}
