import type { Message } from '@kidney/contract/office/notifications/notifications.schema.ts';
import { momentOf } from '../../../platform/moment-labels.ts';
import { NeedsScript } from '../../../platform/needs-script.tsx';
import { Button, Buttons } from '../../../ui/button/button.tsx';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import { Row } from '../../../ui/row/row.tsx';
import { Tag } from '../../../ui/tag/tag.tsx';
import { channelNames, problemInWords, stateNames, templateNames } from './message-labels.ts';
import styles from './messages-admin.module.css';

interface MessageRowProps {
  message: Message;
  onCopy: () => void;
  onRetry: () => void;
  onDismiss: () => void;
}

const icons: Record<Message['state'], IconName> = {
  waiting: 'clock',
  sending: 'clock',
  sent: 'check',
  failed: 'alert',
  held: 'hands',
  copied: 'check',
};

export function MessageRow({ message, onCopy, onRetry, onDismiss }: MessageRowProps) {
  const { template, channel, state, to, attempts, createdAt, settledAt } = message;
  const isDone = state === 'sent' || state === 'copied';
  const problem = isDone ? null : problemInWords(message);
  const name = `${templateNames[template]}, ${to ?? '받는 곳 지움'}`;
  const mayDismiss = to !== null && (state === 'failed' || state === 'held' || state === 'waiting');
  return (
    <Row>
      <div className={styles.head}>
        <h2 className={styles.name}>{templateNames[template]}</h2>
        <Tag icon={icons[state]} tone={isDone ? 'ok' : 'plain'}>
          {stateNames[state]}
        </Tag>
      </div>
      <p>
        {channelNames[channel]} · {to ?? '받는 곳은 지웠습니다'}
      </p>
      {problem && <p className={styles.problem}>{problem}</p>}
      <p className={styles.when}>
        <time dateTime={createdAt}>{momentOf(createdAt)}</time>에 맡음
        {attempts > 0 && ` · ${attempts}번 시도함`}
        {settledAt && isDone && ` · ${momentOf(settledAt)}에 끝남`}
      </p>
      {(message.mayCopy || message.mayRetry || mayDismiss) && (
        <NeedsScript>
          <Buttons>
            {message.mayCopy && (
              <Button size="small" aria-label={`${name} 복사해서 전하기`} onClick={onCopy}>
                <Icon name="copy" />
                복사해서 전하기
              </Button>
            )}
            {message.mayRetry && (
              <Button kind="secondary" size="small" aria-label={`${name} 다시 보내기`} onClick={onRetry}>
                다시 보내기
              </Button>
            )}
            {mayDismiss && (
              <Button kind="danger" size="small" aria-label={`${name} 치우기`} onClick={onDismiss}>
                <Icon name="trash" />
                치우기
              </Button>
            )}
          </Buttons>
        </NeedsScript>
      )}
    </Row>
  );
}
