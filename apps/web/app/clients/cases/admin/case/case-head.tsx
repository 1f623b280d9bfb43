import { isOpen } from '@kidney/contract/clients/application-names.paths.ts';
import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import { deadlineOf } from '../../../../platform/deadline.ts';
import { momentOf } from '../../../../platform/moment-labels.ts';
import { hyphened } from '@kidney/contract/shared/phone.ts';
import { ButtonAnchor, ButtonLink, Buttons } from '../../../../ui/button/button.tsx';
import { Callout } from '../../../../ui/callout/callout.tsx';
import { Card } from '../../../../ui/card/card.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { Tag } from '../../../../ui/tag/tag.tsx';
import { kindNames, wayNames } from '../../../application-labels.ts';
import { StateTag } from '../state-tag.tsx';
import { ShortReceipt } from '../short-receipt.tsx';
import styles from './case.module.css';

/** Who it is, and how to reach them. */
export function CaseHead({ theCase, today }: { theCase: Case; today: string }) {
  const { kind, state, way, name, phone, receipt, receivedAt, dueOn, personId, notes } = theCase;
  const deadline = dueOn !== null && isOpen(state) ? deadlineOf(dueOn, today) : null;
  return (
    <Card>
      <section aria-labelledby="case-name" className={styles.part}>
        <h2 id="case-name" className={styles.name}>
          {name}
          <StateTag kind={kind} state={state} />
          {deadline?.words && <Tag icon={deadline.state === 'over' ? 'alert' : 'clock'}>{deadline.words}</Tag>}
        </h2>
        <p>
          {kindNames[kind]} · {wayNames[way]} 신청 · {momentOf(receivedAt)} 접수
        </p>
        <p>
          접수 번호 <b className={styles.receipt}>{receipt}</b>
        </p>
        <ShortReceipt theCase={theCase} today={today} />
        <Buttons>
          <ButtonAnchor href={`tel:${phone}`} size="small">
            <Icon name="phone" />
            {hyphened(phone)}
          </ButtonAnchor>
          <ButtonLink to={`/admin/person/${personId}`} kind="secondary" size="small">
            <Icon name="person" />
            이분의 신청과 동의 보기
          </ButtonLink>
        </Buttons>
        {notes.map(({ tone, title, text }) => (
          <Callout key={title} tone={tone === 'warning' ? 'warn' : 'info'} title={title}>
            <p>{text}</p>
          </Callout>
        ))}
      </section>
    </Card>
  );
}
