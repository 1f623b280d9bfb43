import type {
  RetentionClass,
  RetentionRunState,
  ErasureGround,
} from '@kidney/contract/clients/people/retention-names.paths.ts';

export const classWords: Record<RetentionClass, string> = {
  riders: '이용이 끝난 이동 이용자',
  pledges: '마친 후원',
  members: '탈퇴한 회원',
  applications: '이어지지 않은 신청',
  'format-requests': '마친 다른 형식 요청',
  people: '더 둘 까닭이 없는 분',
  'consent-proofs': '오래된 동의 증거',
};

export const stateWords: Record<RetentionRunState, string> = {
  waiting: '동의를 기다림',
  agreed: '곧 지움',
  done: '지움',
};

export const groundWords: Record<ErasureGround, string> = {
  'own-request': '본인이 요청',
  'consent-withdrawn': '동의를 거둠',
  mistake: '잘못 적은 기록',
};
