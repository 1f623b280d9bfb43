import { isOpen } from '@kidney/contract/clients/application-names.paths.ts';
import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import { hyphened } from '@kidney/contract/shared/phone.ts';
import type { ReactElement } from 'react';
import { deadlineOf } from '../../../../platform/deadline.ts';
import { dayInSeoul, formatDay } from '../../../../platform/korean-date.ts';
import { ButtonAnchor, ButtonLink } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Tag } from '../../../../ui/tag/tag.tsx';
import { kindNames, wayNames } from '../../../application-labels.ts';
import { RecordHead } from '../../../record-head.tsx';
import { StateTag } from '../state-tag.tsx';
import { shortReceiptWords } from '../short-receipt.tsx';
import styles from './case.module.css';

interface CaseHeadProps {
  theCase: Case;
  today: string;
  help: ReactElement;
}

/** Who it is, how it stands, and how they are reached. */
export function CaseHead({ theCase, today, help }: CaseHeadProps) {
  const { kind, state, way, name, phone, receipt, receivedAt, dueOn, personId, assignee } = theCase;
  const short = shortReceiptWords(theCase, today);
  const deadline = dueOn !== null && isOpen(state) ? deadlineOf(dueOn, today) : null;
  return (
    <RecordHead
      name={name}
      above={{ label: '신청 접수', to: '/admin/applications' }}
      help={help}
      tags={
        <>
          <StateTag kind={kind} state={state} />
          {deadline?.words && <Tag icon={deadline.state === 'over' ? 'alert' : 'clock'}>{deadline.words}</Tag>}
        </>
      }
      line={
        <>
          {kindNames[kind]} · 접수 번호 <b className={styles.receipt}>{receipt}</b> ·{' '}
          {short !== null && (
            <>
              불러 드리는 번호 <b className={styles.receipt}>{short}</b> ·{' '}
            </>
          )}
          {formatDay(dayInSeoul(receivedAt))} {wayNames[way]} 접수 · 담당 {assignee?.nickName ?? '없음'}
        </>
      }
      reach={
        <>
          <ButtonAnchor href={`tel:${phone}`} size="small">
            <Icon name="phone" />
            {hyphened(phone)}
          </ButtonAnchor>
          <ButtonLink to={`/admin/person/${personId}`} kind="secondary" size="small">
            <Icon name="person" />
            이분의 화면
          </ButtonLink>
        </>
      }
    />
  );
}
