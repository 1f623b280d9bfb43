import type { MessageProblem } from '@kidney/contract/office/notifications/message-names.paths.ts';
import { messageOutcomes } from '@kidney/contract/office/notifications/message-outcome.paths.ts';
import type { CaseMessage } from '@kidney/contract/clients/case-events.schema.ts';
import { MessageTag } from '../../../../platform/message-tag.tsx';
import { Tag } from '../../../../ui/tag/tag.tsx';
import styles from './case.module.css';

const problems: Record<MessageProblem, string> = {
  'no-channel': '문자를 보낼 준비가 아직 되어 있지 않습니다.',
  unreachable: '문자를 보내는 곳과 이어지지 않았습니다.',
  refused: '문자를 보내는 곳에서 받지 않았습니다. 번호를 확인해 주십시오.',
  'too-late': '쓸 수 있는 때가 지나서 보내지 않았습니다.',
  'too-many': '신청이 한꺼번에 많아 보내지 않고 두었습니다.',
  unknown: '까닭을 알 수 없습니다.',
};

/** Nothing is left to send: it was put away, or its consent was taken back. */
const isGivenUp = ({ state, to }: CaseMessage) => messageOutcomes[state].kind === 'failed' && to === null;

/** How a message of a case stands, and why it has not gone out. */
export function MessageOutcome({ message }: { message: CaseMessage }) {
  const { channel, state, problem, to } = message;
  const what = channel === 'mail' ? '메일' : '문자';
  if (isGivenUp(message)) {
    return (
      <p className={styles.outcome}>
        {what} <Tag icon="close">보내지 않음</Tag>
      </p>
    );
  }
  const isArrived = messageOutcomes[state].kind === 'arrived';
  return (
    <>
      <p className={styles.outcome}>
        {to ? `${what} ${to}` : what} <MessageTag state={state} />
      </p>
      {problem && !isArrived && (
        <p>
          {problems[problem]}
          {state === 'waiting' && ' 조금 뒤 저절로 다시 보냅니다.'}
        </p>
      )}
    </>
  );
}
