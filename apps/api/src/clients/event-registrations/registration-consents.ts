import type { NewsWay } from '@kidney/contract/clients/event-registrations/event-registration-names.paths.ts';
import type { ConsentText } from '@kidney/contract/clients/people/consents.schema.ts';
import { AppError } from '../../platform/errors.ts';
import type { RegistrationRow } from './event-registrations.repository.ts';

export const consentTopic = 'events';
const messagesText = 'events/messages/';

type Agreed = Pick<RegistrationRow, 'consents' | 'messagesStoppedAt'>;

/** They agreed to messages, and did not have them stopped. */
export const getsMessages = ({ consents, messagesStoppedAt }: Agreed): boolean =>
  messagesStoppedAt === null && consents.some((id) => id.startsWith(messagesText));

export const newsWayOf = (row: Agreed): NewsWay => (getsMessages(row) ? 'text' : 'call');

export const withoutMessages = (accepted: readonly string[]): string[] =>
  accepted.filter((id) => !id.startsWith(messagesText));

const refuse = (field: string, message: string) =>
  new AppError('INVALID_INPUT', { message, fields: [{ field, message }] });

/** What is required is agreed to, every text is one of today's, and nothing that may tell how somebody is comes without its own yes. */
export function requireConsents(texts: readonly ConsentText[], accepted: readonly string[], help: string): void {
  const has = (text: ConsentText) => accepted.includes(text.id);
  if (!texts.every((text) => has(text) || !text.isRequired))
    throw refuse(
      'accepted',
      '개인정보 수집과 이용에 동의하셔야 신청하실 수 있습니다. 원하지 않으시면 전화해 주십시오.',
    );
  if (!accepted.every((id) => texts.some((text) => text.id === id)))
    throw refuse('accepted', '동의서가 새로 바뀌었습니다. 화면을 새로 열어 다시 읽어 주십시오.');
  if (help.trim() !== '' && !texts.some((text) => text.kind === 'health' && has(text)))
    throw refuse(
      'help',
      '도움을 적으시려면 아래 ‘도움이 필요하신 내용의 수집과 이용’에도 동의해 주십시오. 아니면 비워 두어 주십시오.',
    );
}
