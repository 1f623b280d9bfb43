import type { LogMonth } from '@kidney/contract/office/audit-log/audit-log.schema.ts';
import { auditLogPaths } from '@kidney/contract/office/audit-log/audit-log.paths.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { momentOf } from '../../../platform/moment-labels.ts';
import { OutcomeMessage } from '../../../platform/outcome-message.tsx';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { useMutation } from '../../../platform/use-mutation.ts';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { monthInWords } from './entry-labels.ts';
import { MonthCheckDialog } from './month-check-dialog.tsx';
import { hrefOfMonth } from './record-filter.ts';
import styles from './records.module.css';

/** What there is, and of that what deserves a second look. */
function figuresOf({ entries, failures, rights, readings }: LogMonth): string {
  const figures: [string, number][] = [
    ['로그인 실패·잠김', failures],
    ['권한 바꿈', rights],
    ['개인 정보 열람·내려받기', readings],
  ];
  const notable = figures.filter(([, count]) => count > 0).map(([what, count]) => `${what} ${count}건`);
  return [`기록 ${entries.toLocaleString('ko-KR')}건`, ...notable].join(', ');
}

function Month({ of, onCheck }: { of: LogMonth; onCheck?: () => void }) {
  const words = monthInWords(of.month);
  return (
    <li className={styles.month}>
      <div className={styles.deed}>
        <p className={styles.monthName}>
          <b>{words}</b>
          {of.checked && (
            <Tag icon="check" tone="ok">
              점검함
            </Tag>
          )}
          {!of.checked && of.isOver && <Tag icon="alert">점검을 기다립니다</Tag>}
          {!of.isOver && <Tag icon="clock">이번 달</Tag>}
        </p>
        <p className={styles.source}>{figuresOf(of)}</p>
        {of.checked && (
          <p className={styles.source}>
            {of.checked.by.nickName ?? `${of.checked.by.id}번 계정`} 님이 {momentOf(of.checked.at)}에 점검했습니다.
          </p>
        )}
      </div>
      <div className={styles.monthTools}>
        <Link to={hrefOfMonth(of.month)} className={styles.see}>
          {words} 기록 보기
        </Link>
        {!of.checked && of.isOver && onCheck && (
          <NeedsScript>
            <Button size="small" aria-label={`${words} 점검함으로 적기`} onClick={onCheck}>
              <Icon name="check" />
              점검함으로 적기
            </Button>
          </NeedsScript>
        )}
      </div>
    </li>
  );
}

/** The law has the log looked over every month; here it is said that it was. */
export function MonthCheck({ months }: { months: readonly LogMonth[] }) {
  const mutation = useMutation();
  const [asked, setAsked] = useState<string>();
  const waiting = months.filter(({ checked, isOver }) => isOver && !checked);
  const others = months.filter((month) => !waiting.includes(month));

  async function check(month: string) {
    if (mutation.isBusy) return;
    await mutation.act(() => call(browserTransport, auditLogPaths.check, { body: { month } }));
    setAsked(undefined);
  }

  return (
    <Card>
      <div className={styles.check}>
        <h2>달마다 하는 점검</h2>
        <noscript>
          <p>점검함으로 적으시려면 브라우저에서 자바스크립트를 켜 주십시오.</p>
        </noscript>
        <OutcomeMessage mutation={mutation} />
        <p>
          {waiting.length > 0
            ? `점검을 기다리는 달이 ${waiting.length}개 있습니다. 그 달의 기록을 훑어보시고 점검함으로 적어 주십시오.`
            : '점검을 기다리는 달이 없습니다. 달이 끝나면 여기에서 알려 드립니다.'}
        </p>
        <ul className={styles.months}>
          {waiting.map((of) => (
            <Month key={of.month} of={of} onCheck={() => setAsked(of.month)} />
          ))}
        </ul>
        {others.length > 0 && (
          <details className={styles.others}>
            <summary>다른 달 보기({others.length}개)</summary>
            <ul className={styles.months}>
              {others.map((of) => (
                <Month key={of.month} of={of} />
              ))}
            </ul>
          </details>
        )}
        {asked !== undefined && (
          <MonthCheckDialog
            month={asked}
            isBusy={mutation.isBusy}
            onConfirm={() => void check(asked)}
            onClose={() => setAsked(undefined)}
          />
        )}
      </div>
    </Card>
  );
}
