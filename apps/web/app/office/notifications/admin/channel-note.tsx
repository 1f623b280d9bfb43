import type { MessageList } from '@kidney/contract/office/notifications/notifications.schema.ts';
import { StatusMessage } from '../../../ui/status-message/status-message.tsx';

function missingOf({ mail, phone }: MessageList['channels']): string | null {
  if (mail && phone) return null;
  if (mail) return '문자를';
  return phone ? '메일을' : '메일과 문자를';
}

/** Says what cannot go out by itself, and what is to be done instead. */
export function ChannelNote({ channels }: Pick<MessageList, 'channels'>) {
  const missing = missingOf(channels);
  if (missing === null) return null;
  return (
    <StatusMessage kind="info">
      아직 {missing} 보낼 준비가 되어 있지 않습니다. 아래 목록에서 <b>복사해서 전하기</b>를 눌러 직접 전해 주십시오.
      보낼 준비는 누리집을 맡은 기술자에게 부탁하십시오.
    </StatusMessage>
  );
}
