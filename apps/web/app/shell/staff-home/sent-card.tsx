import type { ApplicationKind } from '@kidney/contract/clients/application-names.paths.ts';
import type { SentMessage } from '@kidney/contract/clients/cases/sent-messages.schema.ts';
import { Link } from 'react-router';
import { momentOf } from '../../platform/moment-labels.ts';
import { MessageTag } from '../../platform/message-tag.tsx';
import { Card } from '../../ui/card/card.tsx';
import styles from './staff-home.module.css';

const kinds: Record<ApplicationKind, string> = {
  membership: '회원 가입 신청',
  transport: '병원 이동 차량 신청',
  pledge: '후원 신청',
};

/** Whether what somebody sent has gone out. Whose case it is, its own page says. */
export function SentCard({ sent }: { sent: readonly SentMessage[] }) {
  return (
    <Card>
      <section aria-labelledby="sent">
        <div className={styles.head}>
          <h2 id="sent">내가 보낸 문자</h2>
        </div>
        <ul className={styles.rows}>
          {sent.map(({ id, caseId, kind, at, state }) => (
            <li key={id} className={styles.row}>
              <Link to={`/admin/applications/${caseId}`} className={styles.way}>
                {kinds[kind]}
              </Link>
              <span className={styles.due}>
                <time dateTime={at}>{momentOf(at)}</time>
                <MessageTag state={state} />
              </span>
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
}
