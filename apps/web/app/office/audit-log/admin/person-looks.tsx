import { auditLogPaths } from '@kidney/contract/office/audit-log/audit-log.paths.ts';
import type { LogEntry } from '@kidney/contract/office/audit-log/audit-log.schema.ts';
import { useState } from 'react';
import { call } from '../../../platform/api-client.ts';
import { momentOf } from '../../../platform/moment-labels.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import { failureInWords } from '../../../platform/use-mutation.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { actorOf } from './entry-labels.ts';
import { hrefOf } from './record-filter.ts';
import styles from './records.module.css';

interface Asked {
  looks?: readonly LogEntry[];
  failure?: string;
}

/** Who was shown this person, the newest first. Owners alone read the log. */
export default function PersonLooks({ personId }: { personId: string }) {
  const [{ looks, failure }, setAsked] = useState<Asked>({});
  const subject = { kind: 'person', id: personId } as const;

  const ask = () =>
    call(browserTransport, auditLogPaths.entries, { query: { ...subject, act: 'read' } }).then(
      ({ data }) => setAsked({ looks: data.entries }),
      (error: unknown) => setAsked({ failure: failureInWords(error) }),
    );

  return (
    <Card>
      <Stack gap="small">
        <h2 id="person-looks">누가 보았는지</h2>
        <p>이분의 화면이나 신청을 연 직원입니다. 한 번 열 때마다 한 줄이 남습니다.</p>
        {failure && <p role="alert">{failure}</p>}
        {!looks && (
          <div>
            <Button kind="secondary" size="small" onClick={() => void ask()}>
              누가 보았는지 보기
            </Button>
          </div>
        )}
        {looks?.length === 0 && <p role="status">아직 아무도 보지 않았습니다.</p>}
        {looks && looks.length > 0 && (
          <ol aria-labelledby="person-looks" className={styles.entries}>
            {looks.map((look) => (
              <li key={look.number} className={styles.entry}>
                <time dateTime={look.at}>{momentOf(look.at)}</time>
                <p className={styles.source}>
                  <b>{actorOf(look)}</b>
                  {look.address && <span>접속한 곳 {look.address}</span>}
                </p>
              </li>
            ))}
          </ol>
        )}
        {looks && (
          <div>
            <ButtonLink kind="secondary" size="small" to={hrefOf(subject)}>
              이분에 대한 기록 모두 보기
            </ButtonLink>
          </div>
        )}
      </Stack>
    </Card>
  );
}
