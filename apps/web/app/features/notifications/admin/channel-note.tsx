import type { MessageList } from '@kidney/contract/notifications/notifications.schema.ts';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';

/** Says what cannot go out by itself, and what is to be done instead. */
export function ChannelNote({ channels: { mail, phone } }: Pick<MessageList, 'channels'>) {
  const missing = [!mail && '메일', !phone && '문자'].filter((each) => each !== false);
  if (missing.length === 0) return null;
  return (
    <StatusMessage kind="info">
      아직 {missing.join('과 ')}을 보낼 준비가 되어 있지 않습니다. 아래 목록에서 <b>복사해서 전하기</b>를 눌러 직접 전해
      주십시오. 보낼 준비는 누리집을 맡은 기술자에게 부탁하십시오.
    </StatusMessage>
  );
}
