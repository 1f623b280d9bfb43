import type { ServiceDay } from '@kidney/contract/transport/service-days/service-days.schema.ts';
import { formatDay } from '../../platform/korean-date.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { WeekStrip, type WeekDay } from '../../ui/week-strip/week-strip.tsx';
import styles from './home.module.css';

export interface Fee {
  /** What the fee is called. */
  word: string;
  full: string;
  reduced: string;
}

interface ServiceCardProps {
  days: WeekDay[];
  nextClosed: ServiceDay | undefined;
  fee: Fee | null;
}

export function ServiceCard({ days, nextClosed, fee }: ServiceCardProps) {
  return (
    <Card>
      <h2>이번 주 차량 운행</h2>
      <div className={styles.week}>
        <WeekStrip days={days} />
      </div>
      <dl className={styles.particulars}>
        {fee && (
          <div>
            <dt>{fee.word}</dt>
            <dd>
              <b>한 달 {fee.full}</b>
              <br />
              기초수급·차상위 {fee.reduced}
            </dd>
          </div>
        )}
        {nextClosed && (
          <div>
            <dt>다음 쉬는 날</dt>
            <dd>
              <span className={styles.whole}>{formatDay(nextClosed.date)}</span> {nextClosed.reason}
            </dd>
          </div>
        )}
      </dl>
      <ButtonLink kind="secondary" to="/transport/center">
        <Icon name="van" />
        병원이송센터
      </ButtonLink>
    </Card>
  );
}
