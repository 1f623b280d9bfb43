import type { ApplicationReason } from '@kidney/contract/clients/application-names.paths.ts';

/** To whoever applied. Nothing in it tells how somebody is. */
export const reasonWords: Record<ApplicationReason, string> = {
  'no-seat': '지금은 차에 빈자리가 없습니다.',
  'no-wheelchair-place': '지금은 차에 맞는 자리가 없습니다.',
  'outside-days': '차가 다니지 않는 날입니다.',
  'outside-hours': '차가 다니지 않는 시간입니다.',
  'outside-area': '차가 다니지 않는 지역입니다.',
  'not-eligible': '이용하실 수 있는 조건과 맞지 않습니다.',
  'no-answer': '여러 번 전화드렸으나 연락이 닿지 않았습니다.',
  'own-wish': '신청하신 분이 원하셨습니다.',
  other: '사무국으로 전화해 주시면 자세히 말씀드리겠습니다.',
};
