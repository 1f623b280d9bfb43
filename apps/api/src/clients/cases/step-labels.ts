import type { ApplicationKind, ApplicationState } from '@kidney/contract/clients/application-names.paths.ts';

const applied: Record<ApplicationKind, string> = {
  membership: '회원 가입 신청',
  transport: '병원 이동 차량 신청',
  pledge: '후원 신청',
};

const settled: Record<ApplicationKind, string> = {
  membership: '회원 가입을 마쳤습니다. 함께해 주셔서 고맙습니다.',
  transport: '차량을 배정했습니다.',
  pledge: '나눠 주신 마음을 잘 받았습니다. 고맙습니다.',
};

const steps: Record<Exclude<ApplicationState, 'settled'>, string> = {
  received: '신청을 접수했습니다.',
  consulting: '상담을 시작했습니다. 곧 전화드리겠습니다.',
  scheduling: '상담을 마치고 일정을 맞추고 있습니다.',
  waiting: '지금 바로 도와드리기 어려워 대기로 올려 두었습니다. 자리가 나면 전화드리겠습니다.',
  refused: '신청을 받아들이지 못했습니다. 궁금한 점은 사무국으로 전화해 주십시오.',
  cancelled: '신청을 취소했습니다.',
};

/** `2026-12-01` as `12월 1일` */
const dayInWords = (date: string) => {
  const [, month, day] = date.split('-').map(Number);
  return `${month}월 ${day}일`;
};

/** Which van and when stands where the link leads. */
export const rideChangeInWords = (firstDay: string): string =>
  `${applied.transport}: ${dayInWords(firstDay)}부터 차량 배정이 바뀝니다.`;

/** What the applicant is told of a step. Neither who they are nor what they need stands in it. */
export const stepInWords = (kind: ApplicationKind, to: ApplicationState): string =>
  `${applied[kind]}: ${to === 'settled' ? settled[kind] : steps[to]}`;
