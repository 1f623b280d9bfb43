import type { ScreenHelp } from '../../../platform/help/screen-help.ts';

export const eventDayHelp: ScreenHelp = {
  about: '이 날 오시는 분, 기다리시는 분, 취소하신 분의 명단입니다. 여신 것은 모두 기록에 남습니다.',
  steps: [
    '못 오신다고 하시면 ‘신청 취소’를 누릅니다. 자리가 나면 대기하시던 분이 차례로 올라갑니다.',
    '‘전화해 주십시오’가 보이면 전화하신 뒤 ‘전화했습니다’를 누릅니다.',
    '행사 날에는 ‘인쇄하기’로 명단을 뽑습니다.',
  ],
  trouble: '잘못 취소하셨으면 전화로 받은 신청으로 다시 적어 주십시오.',
  manual: '행사 신청 받기',
};
