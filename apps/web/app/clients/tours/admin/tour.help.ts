import type { ScreenHelp } from '../../../platform/help/screen-help.ts';

export const tourHelp: ScreenHelp = {
  about: '처음 오신 날에 실제 화면에서 여덟 가지를 해 봅니다. 없는 분의 신청으로 하고, 마치면 모두 지웁니다.',
  steps: [
    '‘연습 시작’을 누릅니다.',
    '차례마다 단추를 눌러 그 화면을 열고 적힌 대로 해 봅니다.',
    '이 화면으로 돌아오시면 하신 것에 ‘했습니다’가 붙어 있습니다.',
    '다 하셨으면 ‘연습 마치기’를 누릅니다.',
  ],
  trouble: '하신 것에 표시가 없으면 적힌 대로 적으셨는지 보십시오. 하지 않으실 것은 ‘건너뛰기’를 누르십시오.',
  manual: '첫날',
};
