import { applicationForms } from '@kidney/contract/clients/application-names.paths.ts';
import type { SentMessage } from '@kidney/contract/clients/cases/sent-messages.schema.ts';
import { Link } from 'react-router';
import { momentOf } from '../../../platform/moment-labels.ts';
import { MessageTag } from '../../../platform/message-tag.tsx';

/** Whether what somebody sent has gone out. Whose case it is, its own page says. */
export function SentCard({ sent }: { sent: readonly SentMessage[] }) {
  return (
    <section aria-labelledby="sent" className="today-card">
      <div className="today-head">
        <h2 id="sent">내가 보낸 문자</h2>
      </div>
      <ul className="today-rows">
        {sent.map(({ id, caseId, kind, at, state }) => (
          <li key={id}>
            <p>
              <Link to={`/admin/applications/${caseId}`}>{applicationForms[kind].title}</Link>
            </p>
            <p>
              <time dateTime={at}>{momentOf(at)}</time> <MessageTag state={state} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
