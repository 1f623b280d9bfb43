import type { UnsentMessage } from '@kidney/contract/clients/cases/waiting-cases.schema.ts';
import { Link } from 'react-router';
import { MessageMending } from '../../../clients/cases/admin/case/message-mending.tsx';
import { MessageOutcome } from '../../../clients/cases/admin/case/message-outcome.tsx';
import { momentOf } from '../../../platform/moment-labels.ts';
import type { Mutation } from '../../../platform/use-mutation.ts';
import { Icon } from '../../../ui/icon/icon.tsx';

/** What applicants were not told, and what can be done about it here. */
export function UnsentCard({ unsent, mutation }: { unsent: readonly UnsentMessage[]; mutation: Mutation }) {
  return (
    <section aria-labelledby="unsent" className="today-card today-bad">
      <div className="today-head">
        <Icon name="alert" />
        <h2 id="unsent">가지 않은 문자</h2>
        <Link to="/admin/applications?shelf=unsent">모두 보기</Link>
      </div>
      <ul className="today-rows">
        {unsent.map(({ caseId, name, at, message }) => (
          <li key={message.id} className="today-message">
            <p>
              <b>{name} 님</b> <time dateTime={at}>{momentOf(at)}</time>
            </p>
            <MessageOutcome message={message} />
            <MessageMending id={caseId} name={name} message={message} mutation={mutation} />
            <p>
              <Link to={`/admin/applications/${caseId}`}>번호가 틀렸으면 신청에서 고치기</Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
