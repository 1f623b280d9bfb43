import type { ScreenHelp } from '../../../../platform/help/screen-help.ts';

export const caseHelp: ScreenHelp = {
  about: '신청 하나를 접수부터 끝까지 이끄는 화면입니다.',
  steps: [
    '전화하신 뒤에는 ‘연락 적기’를 눌러 결과를 남깁니다.',
    '다음 단계를 고르고 필요한 것을 적은 뒤 ‘단계 옮기기’를 누릅니다.',
    '배정 완료에는 차량, 요일, 시각과 첫 운행일이 필요합니다. 신청하신 분도 보게 됩니다.',
  ],
  trouble: '다른 직원이 먼저 고쳤으면 바뀐 것이 나옵니다. 쓰신 글은 그대로 있으니 보시고 다시 누르십시오.',
  manual: '신청 처리하기',
};
