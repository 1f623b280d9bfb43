import type {
  MessageChannel,
  MessageProblem,
  MessageShelf,
  MessageState,
  MessageTemplate,
} from '@kidney/contract/office/notifications/message-names.paths.ts';
import { longSmsBytesMost, smsBytesMost, smsLengthOf } from '@kidney/contract/office/notifications/sms-length.paths.ts';
import type { Message } from '@kidney/contract/office/notifications/notifications.schema.ts';

export const templateNames: Record<MessageTemplate, string> = {
  invitation: '직원 초대',
  'email-proof': '이메일 확인',
  'already-registered': '이미 있는 계정 알림',
  'forgotten-password': '비밀번호 다시 정하기',
  'device-link': '새 기기 확인',
  'account-approved': '가입 승인 알림',
  'account-refused': '가입 거절 알림',
  'account-deactivated': '계정 닫음 알림',
  'email-changed': '이메일 바뀜 알림',
  'application-received': '신청 접수 알림',
  'application-moved': '신청 단계 안내',
  'consent-texts': '동의서 전문',
  'event-news': '행사 안내',
  office: '사무국 안내',
  group: '여럿에게 보낸 안내',
  'pledge-thanks': '후원 감사 인사',
  'disaster-switched': '재난 모드 알림',
  'messages-alarm': '문자가 많을 때 알림',
};

export const channelNames: Record<MessageChannel, string> = { mail: '메일', sms: '문자', alimtalk: '알림톡' };

export const stateNames: Record<MessageState, string> = {
  waiting: '기다리는 중',
  sending: '보내는 중',
  sent: '보냄',
  failed: '보내지 못함',
  held: '직접 전해 주십시오',
  copied: '직접 전함',
};

export const shelfNames: Record<MessageShelf, string> = {
  attention: '살펴볼 것',
  waiting: '기다리는 것',
  done: '끝난 것',
};

export const nothingOn: Record<MessageShelf, string> = {
  attention: '살펴볼 메시지가 없습니다.',
  waiting: '기다리는 메시지가 없습니다.',
  done: '보낸 메시지가 없습니다.',
};

const problems: Record<MessageProblem, string> = {
  'no-channel': '보낼 길이 아직 없습니다.',
  unreachable: '보내는 곳과 이어지지 않았습니다.',
  refused: '보내는 곳에서 받지 않았습니다. 받는 곳을 확인해 주십시오.',
  'too-late': '쓸 수 있는 때가 지나서 보내지 않았습니다.',
  'too-many': '신청이 한꺼번에 많아 보내지 않고 두었습니다. 아는 분인지 보고 보내 주십시오.',
  unknown: '까닭을 알 수 없습니다.',
};

/** Why it has not gone out, and whether it is tried again without anybody's doing. */
export function problemInWords({ problem, state }: Pick<Message, 'problem' | 'state'>): string | null {
  if (problem === null) return null;
  return state === 'waiting' ? `${problems[problem]} 조금 뒤 저절로 다시 보냅니다.` : problems[problem];
}

const thousands = new Intl.NumberFormat('ko-KR');

/** `38/90바이트. 짧은 문자 한 통입니다.` */
export function smsLengthInWords(text: string): string {
  const { bytes, kind, unknown } = smsLengthOf(text);
  const kinds = {
    short: `${bytes}/${smsBytesMost}바이트. 짧은 문자 한 통입니다.`,
    long: `${thousands.format(bytes)}바이트. ${smsBytesMost}바이트를 넘어 긴 문자로 갑니다.`,
    'too-long': `${thousands.format(bytes)}바이트. ${thousands.format(longSmsBytesMost)}바이트까지 보낼 수 있습니다.`,
  };
  return unknown.length === 0 ? kinds[kind] : `${kinds[kind]} 전화기가 모르는 글자: ${unknown.join(' ')}`;
}
