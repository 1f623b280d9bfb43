import type {
  ApplicationKind,
  ApplicationReason,
  ApplicationState,
  ApplicationWay,
  CaseShelf,
  ContactResult,
  ContactWay,
  ProofKind,
  ServiceDay,
} from '@kidney/contract/clients/application-names.paths.ts';

/** Whose work it is; others are told so. */
export const caseRoles = ['dispatcher', 'owner'];

export const kindNames: Record<ApplicationKind, string> = {
  membership: '회원 가입',
  transport: '병원 이동',
  pledge: '후원',
};
export const wayNames: Record<ApplicationWay, string> = { web: '누리집', phone: '전화', paper: '종이' };

const stateNames: Record<Exclude<ApplicationState, 'settled'>, string> = {
  received: '접수',
  consulting: '상담',
  scheduling: '일정 조율',
  waiting: '대기',
  refused: '반려',
  cancelled: '취소',
};
const settledNames: Record<ApplicationKind, string> = {
  membership: '가입 완료',
  transport: '배정 완료',
  pledge: '후원 확인',
};

export const stateName = (kind: ApplicationKind, state: ApplicationState): string =>
  state === 'settled' ? settledNames[kind] : stateNames[state];

/** What other features hand over as plain words, such as the applications of a person. */
export const namesOf = (kind: string, state: string): string =>
  `${kindNames[kind as ApplicationKind]} · ${stateName(kind as ApplicationKind, state as ApplicationState)}`;

export const reasonNames: Record<ApplicationReason, string> = {
  'no-seat': '빈자리가 없음',
  'no-wheelchair-place': '휠체어 자리가 없음',
  'outside-days': '운행하지 않는 요일',
  'outside-hours': '운행하지 않는 시각',
  'outside-area': '운행하지 않는 곳',
  'not-eligible': '대상이 아님',
  'no-answer': '연락이 닿지 않음',
  'own-wish': '본인이 원함',
  other: '그 밖의 까닭',
};

export const contactWayNames: Record<ContactWay, string> = {
  'call-out': '전화를 걺',
  'call-in': '전화를 받음',
  visit: '찾아오심',
  message: '문자',
};
export const contactResultNames: Record<ContactResult, string> = {
  reached: '이야기함',
  'no-answer': '받지 않으심',
  'call-back': '다시 걸기로 함',
};
export const proofNames: Record<ProofKind, string> = {
  'disability-card': '복지카드',
  livelihood: '기초생활수급자 증명',
  'next-bracket': '차상위 증명',
  other: '그 밖의 서류',
};
export const dayNames: Record<ServiceDay, string> = { mon: '월', tue: '화', wed: '수', thu: '목', fri: '금' };

export const shelfNames: Record<CaseShelf, string> = {
  open: '처리할 것',
  mine: '내가 맡은 것',
  waiting: '대기',
  unsent: '가지 않은 문자',
  ended: '끝난 것',
};
export const nothingOn: Record<CaseShelf, string> = {
  open: '처리할 신청이 없습니다.',
  mine: '맡으신 신청이 없습니다.',
  waiting: '기다리시는 분이 없습니다.',
  unsent: '가지 않은 문자가 없습니다.',
  ended: '끝난 신청이 없습니다.',
};

/** As choices of a list. */
export const optionsOf = <Value extends string>(names: Record<Value, string>) =>
  (Object.keys(names) as Value[]).map((value) => ({ value, label: names[value] }));
