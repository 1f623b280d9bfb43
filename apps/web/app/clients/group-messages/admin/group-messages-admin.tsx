import type {
  GroupMessage,
  GroupMessageOverview,
} from '@kidney/contract/clients/group-messages/group-messages.schema.ts';
import { useId } from 'react';
import { Link } from 'react-router';
import { momentOf } from '../../../platform/moment-labels.ts';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Row, Rows, RowTitle } from '../../../ui/row/row.tsx';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { GroupMessageForm } from './group-message-form.tsx';
import { filterInWords, outcomeInWords } from './group-message-labels.ts';
import { GroupMessagePreviewCard } from './group-message-preview.tsx';
import { useGroupMessage } from './use-group-message.ts';

function Past({ message }: { message: GroupMessage }) {
  const { id, filter, text, madeAt, by, counts } = message;
  return (
    <Row>
      <RowTitle level={3}>
        <Link to={`/admin/group-messages/${id}`} className="group-link">
          {momentOf(madeAt)} {filterInWords(filter)}
        </Link>
        {counts.toCall > 0 && <Tag icon="phone">전화할 분 {counts.toCall}명</Tag>}
      </RowTitle>
      <p className="group-words">{text}</p>
      <p>
        {outcomeInWords(counts)} {by && `· ${by}`}
      </p>
    </Row>
  );
}

/** Write, look, send; below, what was sent before. */
export function GroupMessagesAdmin({
  overview: { messages, choices, hasChannel },
}: {
  overview: GroupMessageOverview;
}) {
  const id = useId();
  const writing = useGroupMessage();
  const { preview, problem } = writing;

  return (
    <Stack>
      <noscript>
        <p>문자를 보내시려면 브라우저에서 자바스크립트를 켜 주십시오.</p>
      </noscript>
      {!hasChannel && (
        <StatusMessage kind="info">
          문자를 보낼 준비가 되어 있지 않습니다. 보내시면 모두 전화할 명단에 오릅니다.
        </StatusMessage>
      )}
      <NeedsScript>
        <Stack>
          <GroupMessageForm writing={writing} choices={choices} />
          {problem && (
            <StatusMessage kind="error" isFocused>
              {problem}
            </StatusMessage>
          )}
          {preview && <GroupMessagePreviewCard preview={preview} writing={writing} />}
        </Stack>
      </NeedsScript>
      <section aria-labelledby={`${id}-past`}>
        <Stack gap="small">
          <h2 id={`${id}-past`}>보낸 문자</h2>
          {messages.length === 0 && <p>아직 보낸 문자가 없습니다.</p>}
          <Rows>
            {messages.map((message) => (
              <li key={message.id}>
                <Past message={message} />
              </li>
            ))}
          </Rows>
        </Stack>
      </section>
    </Stack>
  );
}
