import type { CreateMessage } from '@kidney/contract/office/notifications/notifications.schema.ts';

export type MessageFields = Record<'to' | 'subject' | 'text', string>;

/** What the server would refuse too, said before anybody is asked. */
export function checkMessage({ channel, to, subject, text }: CreateMessage): Partial<MessageFields> {
  const found: Partial<MessageFields> = {};
  const isReachable =
    channel === 'mail' ? /^[^\s@,]+@[^\s@,]+\.[^\s@,]+$/.test(to.trim()) : /^0[\d-]{7,14}$/.test(to.trim());
  if (!isReachable)
    found.to = channel === 'mail' ? '메일 주소를 다시 확인해 주십시오.' : '전화번호를 다시 확인해 주십시오.';
  if (subject.trim() === '') found.subject = '제목을 적어 주십시오.';
  if (text.trim() === '') found.text = '글을 적어 주십시오.';
  return found;
}
