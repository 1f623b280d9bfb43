import type { Case } from '@kidney/contract/clients/cases/cases.schema.ts';
import { useLocation } from 'react-router';
import { ArrivalHeading } from '../../../platform/arrival-heading.tsx';
import { dayInSeoul, formatDay } from '../../../platform/korean-date.ts';
import { useHydrated } from '../../../platform/use-hydrated.ts';
import styles from './call/call.module.css';

const heading = '이렇게 읽어 드리십시오';

type Told = Pick<Case, 'shortReceipt' | 'receivedAt' | 'dueOn'>;

/** Said with the address of a case that was taken a moment ago: the caller is still on the line. */
export const justTaken = { isJustTaken: true };
const isTold = (state: unknown) => (state as Partial<typeof justTaken> | null)?.isJustTaken === true;

/** The number that a caller can write down while they hear it. The long one is for the web. */
export function shortReceiptWords({ shortReceipt, receivedAt }: Told, today: string): string | null {
  if (!shortReceipt) return null;
  const day = dayInSeoul(receivedAt);
  const { number, phoneEnd } = shortReceipt;
  return `${day === today ? '오늘' : formatDay(day)} ${number}번, 끝 네 자리 ${phoneEnd}`;
}

/** What is read aloud right after a call was taken. The server does not know of it: a page that is loaded again draws it last. */
export function ReadAloud({ theCase, today }: { theCase: Told; today: string }) {
  const isOnTheLine = isTold(useLocation().state);
  const isHydrated = useHydrated();
  const words = shortReceiptWords(theCase, today);
  if (!isHydrated || !isOnTheLine || words === null) return null;
  const { dueOn } = theCase;
  return (
    <section aria-label={heading} className={styles.script}>
      <ArrivalHeading>{heading}</ArrivalHeading>
      <p className={styles.aloud}>
        신청을 접수했습니다. 접수 번호는 <b className={styles.number}>{words}</b>입니다.
        {dueOn !== null && ` ${formatDay(dueOn)}까지 전화드리겠습니다.`}
      </p>
    </section>
  );
}
