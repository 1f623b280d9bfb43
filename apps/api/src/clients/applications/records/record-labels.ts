import type {
  ApplicationReason,
  ApplicationState,
  ContactResult,
  ContactWay,
  ProofKind,
} from '@kidney/contract/clients/application-names.paths.ts';
import type { EventRow } from './application-records.repository.ts';

export const stateWords: Record<ApplicationState, string> = {
  received: '접수',
  consulting: '상담',
  scheduling: '일정 조율',
  settled: '완료',
  waiting: '대기',
  refused: '반려',
  cancelled: '취소',
};

export const reasonWords: Record<ApplicationReason, string> = {
  'no-seat': '자리가 없음',
  'no-wheelchair-place': '휠체어 자리가 없음',
  'outside-days': '운행하지 않는 요일',
  'outside-hours': '운행하지 않는 시간',
  'outside-area': '운행하지 않는 지역',
  'not-eligible': '대상이 아님',
  'no-answer': '연락이 닿지 않음',
  'own-wish': '본인이 원함',
  other: '그 밖의 까닭',
};

export const eventWords: Record<EventRow['type'], string> = {
  state: '단계',
  note: '메모',
  contact: '연락',
  proof: '증빙 확인',
  change: '내용 고침',
  message: '보낸 메시지',
};

export const contactWords: Record<ContactWay, string> = {
  'call-out': '전화를 걸음',
  'call-in': '전화를 받음',
  visit: '만남',
  message: '메시지',
};

export const resultWords: Record<ContactResult, string> = {
  reached: '통화함',
  'no-answer': '받지 않음',
  'call-back': '다시 걸기로 함',
};

export const proofWords: Record<ProofKind, string> = {
  'disability-card': '복지카드',
  livelihood: '기초생활수급 증명',
  'next-bracket': '차상위 증명',
  other: '그 밖의 서류',
};
