import type { ScreenHelp } from '../../../platform/help/screen-help.ts';

export const serviceDaysHelp: ScreenHelp = {
  about: '병원 이동 차량이 쉬는 날을 넣는 화면입니다.',
  steps: [
    '날짜와 이유를 적습니다. 방문자에게 보일 말이 아래에 미리 나옵니다.',
    '‘저장’을 누르면 첫 화면과 병원이송센터 화면에 바로 나옵니다.',
    '토요일, 일요일과 공휴일은 넣지 않으셔도 됩니다.',
  ],
  trouble: '잘못 넣으셨으면 그날의 ‘지우기’를 누르십시오.',
  manual: '운행하지 않는 날 넣기',
};
