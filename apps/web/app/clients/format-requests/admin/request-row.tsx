import { formatWords } from '@kidney/contract/clients/format-requests/format-names.paths.ts';
import { formatRequestsPaths } from '@kidney/contract/clients/format-requests/format-requests.paths.ts';
import type { FormatRequest } from '@kidney/contract/clients/format-requests/format-requests.schema.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../platform/api-client.ts';
import { deadlineOf } from '../../../platform/deadline.ts';
import { dayInSeoul, formatDay } from '../../../platform/korean-date.ts';
import { hyphened } from '@kidney/contract/shared/phone.ts';
import { browserTransport } from '../../../platform/session/browser-transport.ts';
import type { Mutation } from '../../../platform/use-mutation.ts';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Row, RowTitle } from '../../../ui/row/row.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { EndRequest } from './end-request.tsx';
import { tellOther } from './tell-other.ts';
import styles from './format-requests.module.css';

interface RequestRowProps {
  request: FormatRequest;
  today: string;
  mutation: Mutation;
}

const wayWords = { web: '누리집', phone: '전화' } as const;

export function RequestRow({ request, today, mutation }: RequestRowProps) {
  const { id, name, phone, email, format, wish, way, receivedAt, dueOn, end, version } = request;
  const [isEnding, setEnding] = useState(false);
  const deadline = end ? null : deadlineOf(dueOn, today);

  async function reopen() {
    if (mutation.isBusy) return;
    const work = () => call(browserTransport, formatRequestsPaths.reopen, { params: { id }, body: { version } });
    await tellOther(mutation, await mutation.act(work));
  }

  return (
    <Row isLate={deadline?.state === 'over'}>
      <RowTitle level={3}>
        {formatWords[format]}
        {deadline?.words && <Tag icon={deadline.state === 'over' ? 'alert' : 'clock'}>{deadline.words}</Tag>}
      </RowTitle>
      <p className={styles.wish}>{wish}</p>
      <p className={styles.ways}>
        <Link to={`/admin/person/${request.personId}`}>{name}</Link> · <a href={`tel:${phone}`}>{hyphened(phone)}</a>
        {email && ` · ${email}`}
      </p>
      <p className={styles.small}>
        {formatDay(dayInSeoul(receivedAt))} {wayWords[way]}로 받음 · 기한 {formatDay(dueOn)}
      </p>
      {end && (
        <p className={styles.small}>
          <Icon name="check" /> {formatDay(dayInSeoul(end.at))}{' '}
          {end.ending === 'given' ? '드렸습니다.' : '원하지 않으셔서 마쳤습니다.'} {end.words}
          {end.by && ` (${end.by})`}
        </p>
      )}
      {isEnding && !end && <EndRequest request={request} mutation={mutation} onClose={() => setEnding(false)} />}
      {!isEnding && !end && (
        <NeedsScript>
          <Buttons>
            <Button
              size="small"
              aria-label={`${name} 님의 ${formatWords[format]} 요청 마침`}
              onClick={() => setEnding(true)}
            >
              <Icon name="check" />
              마침
            </Button>
          </Buttons>
        </NeedsScript>
      )}
      {end && (
        <NeedsScript>
          <Buttons>
            <Button kind="secondary" size="small" aria-disabled={mutation.isBusy} onClick={() => void reopen()}>
              마침 되돌리기
            </Button>
          </Buttons>
        </NeedsScript>
      )}
    </Row>
  );
}
