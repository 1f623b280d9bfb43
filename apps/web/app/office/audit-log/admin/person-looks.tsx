import type { LogEntry } from '@kidney/contract/office/audit-log/audit-log.schema.ts';
import { Link } from 'react-router';
import { momentOf } from '../../../platform/moment-labels.ts';
import { Card } from '../../../ui/card/card.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { actorOf, doorOf } from './entry-labels.ts';
import { hrefOf } from './record-filter.ts';
import styles from './records.module.css';

interface PersonLooksProps {
  personId: string;
  /** The newest first. */
  looks: readonly LogEntry[];
}

/** Who was shown this person of late. Owners alone read the log. */
export function PersonLooks({ personId, looks }: PersonLooksProps) {
  return (
    <Card>
      <Stack gap="small">
        <h2 id="person-looks">누가 보았습니까</h2>
        <ol aria-labelledby="person-looks">
          {looks.map((look) => (
            <li key={look.number} className={styles.entry}>
              <b>{actorOf(look)}</b>
              <span className={styles.source}>
                <time dateTime={look.at}>{momentOf(look.at)}</time> {doorOf(look)}
              </span>
            </li>
          ))}
        </ol>
        <p>
          이분의 화면이나 신청을 연 직원입니다. 한 번 열 때마다 한 줄이 남습니다. 명단을 내려받은 일은 따로 적힙니다.
          본인이 물으시면 모두 보시고 알려 드리십시오.
        </p>
        <Link to={hrefOf({ kind: 'person', id: personId })} className={styles.see}>
          이분에 대한 기록 모두 보기
        </Link>
      </Stack>
    </Card>
  );
}
